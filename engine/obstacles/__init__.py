"""What can stand in the way of a wish; which of it does is explained beside the rules."""
