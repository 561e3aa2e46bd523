// What this person sees just now, as it was told, and who is to hear when it changes.

export const state = {
  connected: false,
  me: null,
  texts: null,
  locales: { mine: "en-US", known: [] },
  bot: null,
  people: [],
  places: { guilds: [], dm: null },
  here: null,
  messages: new Map(),
  order: [],
  earlier: false,
  read: "0",
  welcome: null,
};

const listeners = [];

// The listener is told which parts are new: "me" among them if everything is.
export function onNews(listener) {
  listeners.push(listener);
}

export function takeIn(news) {
  const parts = new Set(Object.keys(news));
  const moved = news.here && news.here.id !== state.here?.id;
  if (news.texts) for (const part of Object.keys(state)) parts.add(part); // all of it is said anew
  if (news.me || news.texts || moved) parts.add("moved");
  if (news.me) state.messages.clear();
  const { messages, ...rest } = news;
  if (!news.me) delete rest.read; // where reading began stays as it was when the place was opened
  Object.assign(state, rest);
  if (messages) {
    for (const message of messages.changed) state.messages.set(message.id, message);
    const kept = new Set(messages.order);
    for (const id of state.messages.keys()) if (!kept.has(id)) state.messages.delete(id);
    state.order = messages.order;
    state.earlier = messages.earlier;
  }
  for (const listener of listeners) listener(parts);
}

export function allPlaces() {
  const found = state.places.guilds.flatMap((guild) => guild.channels.map((place) => ({ ...place, guild })));
  return state.places.dm ? [...found, { ...state.places.dm, guild: null }] : found;
}

export const placeCalled = (id) => allPlaces().find((place) => place.id === id);
// Where an address of Discord's leads, if that is a place here.
export const placeLinked = (url) => placeCalled(/^https:\/\/discord\.com\/channels\/(?:@me|\d+)\/(\d+)(?:\/\d+)?$/.exec(url ?? "")?.[1]);
export const here = () => placeCalled(state.here?.id);
export const hereGuild = () => here()?.guild ?? null;

export function nameOfPlace(place) {
  return place.guild ? place.name : state.bot.name;
}

export const topicOf = (place) => place.topic || (place.guild && !place.parent && state.welcome?.topic) || "";

// People of whom this person can know: those in the same servers, and the bot.
export function knownUsers() {
  const known = new Map();
  for (const guild of state.places.guilds) for (const member of guild.members) known.set(member.id, member);
  if (state.bot) known.set(state.bot.id, { id: state.bot.id, name: state.bot.name, bot: true });
  if (state.me && !known.has(state.me.id)) known.set(state.me.id, { ...state.me, bot: false });
  return known;
}

export function membersHere() {
  const guild = hereGuild();
  if (guild) return guild.members;
  return [...knownUsers().values()].filter((user) => user.id === state.bot?.id || user.id === state.me?.id);
}
