"""Buttons, menus and forms: what is under people's fingers."""
