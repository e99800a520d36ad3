import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { conflict, HttpError, notFound } from "@/lib/core/http/errors"
import type { Locale } from "@/lib/core/i18n/locales"
import * as account from "@/lib/features/account/service/settings"
import { queueNotificationEmails } from "@/lib/features/notifications/service/emails"
import * as polls from "@/lib/features/polls/service"
import * as posts from "@/lib/features/posts/service"
import type { Profile, ProfileChanges } from "./schema"
import * as photoStore from "./store/photos"
import * as store from "./store/profile"

const shownPosts = 10

async function own(scope: Scope) {
  const row = await store.find(scope)
  if (!row) throw notFound()
  const header = {
    avatar: row.avatar,
    username: row.fullName,
    designation: row.designation ?? "",
    coverImg: row.coverImg ?? "",
  }
  const userAbout = {
    about: row.about ?? "",
    joined: row.joinedOn ?? row.createdAt.toISOString().slice(0, 10),
    lives: [row.city, row.country].filter(Boolean).join(", "),
    email: row.email,
    website: row.website ?? "",
  }
  const { suggestedPages, twitterFeeds, latestPhotos, suggestions } = row
  return { header, userAbout, suggestedPages, twitterFeeds, latestPhotos, suggestions }
}

/** The caller's profile with posts, photos, suggestions and the newest poll. @throws HttpError 404 */
export async function whole(scope: Scope): Promise<Profile> {
  const { header, userAbout, suggestedPages, twitterFeeds, latestPhotos, suggestions } = await own(scope)
  return {
    header,
    userAbout,
    suggestedPages,
    twitterFeeds,
    post: await posts.latest(scope, shownPosts),
    latestPhotos,
    suggestions,
    polls: await polls.current(scope),
  }
}

export async function change(scope: Scope, principal: Principal, changes: ProfileChanges, locale: Locale) {
  const { about, ...profileChanges } = changes
  if (Object.values(profileChanges).some((value) => value !== undefined)) await store.save(scope, profileChanges)
  if (about !== undefined) await account.changeInfo(scope, principal, { bio: about }, locale)
  const { header, userAbout } = await own(scope)
  return { header, about: userAbout.about }
}

export const people = async (scope: Scope) => ({
  friends: await store.findFriends(scope),
  suggestions: await store.findSuggestions(scope),
})

/** Follows or unfollows a user. @throws HttpError 404; 409 for the caller themselves */
export async function follow(scope: Scope, { fullName: who }: Principal, id: number) {
  if (id === scope.userId) throw conflict({ id: "followSelf" })
  if (!(await store.lockPerson(scope, id))) throw notFound()
  const following = await store.toggleFollow(scope, id)
  if (following)
    await queueNotificationEmails(scope, { wish: "followMe", to: [id], values: { who }, link: "/pages/profile" })
  return { id, following }
}

/** Toggles the caller's star on a page or feed, given its name. @returns whether it is starred now @throws HttpError 404 */
export async function star(scope: Scope, kind: "page" | "feed", name: string): Promise<boolean> {
  const id = await store.lockSource(scope, kind, name)
  if (id === undefined) throw notFound()
  return store.toggleFavorite(scope, kind, id)
}

export const addPhoto = (scope: Scope, img: string) => photoStore.insert(scope, img)

export async function photos(scope: Scope, query: { page: number; perPage: number }) {
  const { rows, ...total } = await photoStore.findPage(scope, query)
  return { photos: rows.map(({ addedAt, ...photo }) => ({ ...photo, addedAt: addedAt.toISOString() })), ...total }
}

export async function removePhoto(scope: Scope, id: number): Promise<void> {
  if (!(await photoStore.remove(scope, id))) throw notFound()
}

export async function restorePhoto(scope: Scope, id: number): Promise<void> {
  if (!(await photoStore.restore(scope, id))) throw new HttpError(404, "not_found", { message: "undoExpired" })
}
