"""English for those who run the bot: logs and the command line are not translated."""


def counted(number: int, one: str, many: str = "") -> str:
    return f"{number} {one if number == 1 else many or one + 's'}"
