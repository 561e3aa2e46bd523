"""Who may do what where: the roles' permissions, then what a channel allows and denies."""

from enum import IntFlag

from sandbox.model import Channel, ChannelType, Guild


class Permission(IntFlag):
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CONNECT = 1 << 20
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51


ALL = Permission(sum(Permission))
EVERYONE = ALL & ~(
    Permission.ADMINISTRATOR
    | Permission.MANAGE_CHANNELS
    | Permission.MANAGE_GUILD
    | Permission.MANAGE_MESSAGES
    | Permission.MANAGE_THREADS
    | Permission.MENTION_EVERYONE
    | Permission.PIN_MESSAGES
)
"""What a new server lets its members do."""
INVITED = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)
"""What an invitation gives a bot of this kind, unless it asks for more."""
NAMED_IN_DMS = (
    Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.MENTION_EVERYONE
    | Permission.USE_EXTERNAL_EMOJIS
)
"""What an interaction in direct messages says of the bot's permissions: less than it has."""
TIMED_OUT = Permission.VIEW_CHANNEL | Permission.READ_MESSAGE_HISTORY
"""All that is left to a member during a timeout."""
IN_DMS = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.ADD_REACTIONS
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.PIN_MESSAGES
)


_SPOKEN = (ChannelType.VOICE, ChannelType.STAGE)


def asked_for(wanted: Permission, channel: Channel) -> Permission:
    """In a thread, speaking is another permission than in its channel."""
    if channel.thread is not None and Permission.SEND_MESSAGES in wanted:
        wanted = wanted & ~Permission.SEND_MESSAGES | Permission.SEND_MESSAGES_IN_THREADS
    return wanted


def can_enter(granted: Permission, channel: Channel) -> bool:
    """Whoever wants anything of a voice channel has to be able to connect to it."""
    needed = Permission.VIEW_CHANNEL
    if channel.type in _SPOKEN:
        needed |= Permission.CONNECT
    return needed in granted


def permissions_of(guild: Guild, user_id: int) -> Permission:
    """What a member's roles allow, before any channel has its say."""
    member = guild.members.get(user_id)
    if member is None:
        return Permission(0)
    granted = Permission(0)
    for role in (guild.id, *member.roles):
        granted |= Permission(guild.roles[role].permissions)
    return ALL if user_id == guild.owner_id or Permission.ADMINISTRATOR in granted else granted


def permissions_in(guild: Guild, channel: Channel, user_id: int) -> Permission:
    """Those of a member in a channel of the guild; of a thread, hand over its parent."""
    member = guild.members.get(user_id)
    granted = permissions_of(guild, user_id)
    if member is None or granted == ALL:
        return granted
    by_target = {overwrite.target: overwrite for overwrite in channel.overwrites}
    # Everyone's first, then all of the roles' together, then the member's own.
    for targets in ([guild.id], member.roles, [user_id]):
        found = [by_target[target] for target in targets if target in by_target]
        for overwrite in found:
            granted &= ~Permission(overwrite.deny)
        for overwrite in found:
            granted |= Permission(overwrite.allow)
    return granted if Permission.VIEW_CHANNEL in granted else Permission(0)
