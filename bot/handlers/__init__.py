"""What happens when somebody clicks a button, picks from a menu or sends a form."""
