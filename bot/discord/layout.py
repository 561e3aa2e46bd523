"""A post as Discord takes it: a layout of texts, pictures, buttons and menus, and its files.

discord.py keeps a view in memory for as long as something in it may be clicked, and drops
clicks on whatever it does not find there. Here it is told that nothing can be clicked: all clicks
come to `Client.on_interaction`, and the custom id says all that is needed, also after a restart.
"""

from __future__ import annotations

import io
from typing import Any

import discord
from discord import ui

from bot.texts.post import Button, Form, LinkButton, Post, Row, SelectMenu

FORM_SECONDS = 15 * 60.0
"""How long discord.py remembers a form; one sent later is answered all the same."""
ONE_LINE = 40
"""Characters that need no more than a line."""
STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


class _Button(ui.Button[Any]):
    def is_dispatchable(self) -> bool:
        return False


class _Menu(ui.Select[Any]):
    def is_dispatchable(self) -> bool:
        return False


def layout(
    post: Post, *, marks: tuple[int, int] | None = None
) -> tuple[ui.LayoutView, list[discord.File]]:
    """Made afresh for each message: neither can be sent twice. `marks`: the numbers of its first
    and its last component, by which it is known again: the message, and what it says."""
    view = ui.LayoutView(timeout=None)
    first, *rest = post.texts or ("",)
    if first:
        view.add_item(ui.TextDisplay(first))
    for each in post.pictures:  # below each other: side by side they are too small for a phone
        shown = discord.MediaGalleryItem(f"attachment://{each.name}", description=each.alt_text)
        view.add_item(ui.MediaGallery(shown))
    for text in rest:
        view.add_item(ui.TextDisplay(text))
    for name, _ in post.files:
        view.add_item(ui.File(f"attachment://{name}"))
    for row in post.rows:
        view.add_item(_row(row))
    if marks is not None and view.children:
        view.children[-1].id = marks[1]
        view.children[0].id = marks[0]
    files = [
        discord.File(io.BytesIO(each.data), each.name, description=each.alt_text)
        for each in post.pictures
    ]
    files += [discord.File(io.BytesIO(data), name) for name, data in post.files]
    return view, files


def form_layout(form: Form) -> ui.Modal:
    modal = ui.Modal(title=form.title, custom_id=form.id, timeout=FORM_SECONDS)
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        style=discord.TextStyle.short if form.longest <= ONE_LINE else discord.TextStyle.paragraph,
        custom_id="text",
        max_length=form.longest,
    )
    modal.add_item(ui.Label(text=form.label, component=field))
    return modal


def _row(row: Row) -> ui.ActionRow[Any]:
    if isinstance(row, SelectMenu):
        return ui.ActionRow(_menu(row))
    return ui.ActionRow(*(_button(each) for each in row))


def _button(button: Button | LinkButton) -> ui.Button[Any]:
    if isinstance(button, LinkButton):
        return ui.Button(label=button.label, url=button.url)
    return _Button(
        label=button.label,
        custom_id=button.id,
        style=STYLES[button.style],
        disabled=button.disabled,
    )


def _menu(menu: SelectMenu) -> _Menu:
    options = [
        discord.SelectOption(
            label=each.label,
            value=each.value,
            description=each.description or None,
            default=each.chosen,
        )
        for each in menu.choices
    ]
    return _Menu(
        custom_id=menu.id,
        placeholder=menu.placeholder,
        options=options,
        min_values=menu.least,
        max_values=menu.most,
    )
