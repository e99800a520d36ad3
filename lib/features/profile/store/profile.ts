import { and, asc, eq, type SQL, sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import { toggle } from "@/lib/core/db/toggle"
import type { Scope } from "@/lib/core/db/types"
import { accountSettings } from "@/lib/features/account/table"
import { userDetails, users } from "@/lib/features/users/table"
import type { Person, Profile } from "../schema"
import {
  profileFeedFavorites,
  profileFeeds,
  profileFollows,
  profilePageFavorites,
  profilePages,
  profilePhotos,
  profiles,
} from "../table"

const maxPhotos = 9
const maxFriends = 200
const maxSuggestions = 6

const starred = (
  favorites: typeof profilePageFavorites,
  target: typeof profilePages | typeof profileFeeds,
  of: number,
) =>
  sql`exists (select 1 from ${favorites} where ${favorites.workspaceId} = ${target.workspaceId}
    and ${favorites.targetId} = ${target.id} and ${favorites.userId} = ${of})`

const pagesFor = ({ workspaceId, userId }: Scope) => sql<Profile["suggestedPages"]>`(
  select coalesce(json_agg(json_build_object('avatar', ${profilePages.avatar}, 'username', ${profilePages.username},
    'subtitle', ${profilePages.subtitle}, 'favorite', ${starred(profilePageFavorites, profilePages, userId)})
    order by ${profilePages.id}), '[]')
  from ${profilePages} where ${profilePages.workspaceId} = ${workspaceId})`

const feedsFor = ({ workspaceId, userId }: Scope) => sql<Profile["twitterFeeds"]>`(
  select coalesce(json_agg(json_build_object('imgUrl', ${profileFeeds.imgUrl}, 'title', ${profileFeeds.title},
    'id', ${profileFeeds.handle}, 'tags', ${profileFeeds.tags}, 'desc', ${profileFeeds.description},
    'favorite', ${starred(profileFeedFavorites, profileFeeds, userId)}) order by ${profileFeeds.id}), '[]')
  from ${profileFeeds} where ${profileFeeds.workspaceId} = ${workspaceId})`

const photosOf = ({ workspaceId, userId }: Scope) => sql<Profile["latestPhotos"]>`(
  select coalesce(json_agg(json_build_object('img', photo.img)), '[]') from (
    select ${profilePhotos.img} as img from ${profilePhotos}
    where ${profilePhotos.workspaceId} = ${workspaceId} and ${profilePhotos.userId} = ${userId}
    order by ${profilePhotos.id} desc limit ${sql.raw(String(maxPhotos))}) as photo)`

const followedBy = ({ workspaceId, userId }: Scope) => sql`select ${profileFollows.followedId} from ${profileFollows}
  where ${profileFollows.workspaceId} = ${workspaceId} and ${profileFollows.userId} = ${userId}`

/** For each person, the number of people the caller follows who follow that person. */
const inCommon = (scope: Scope) => sql`
  select second.followed_id as id, count(*)::int as mutual from ${profileFollows} as first
  join ${profileFollows} as second on second.workspace_id = first.workspace_id and second.user_id = first.followed_id
  where first.workspace_id = ${scope.workspaceId} and first.user_id = ${scope.userId}
  group by second.followed_id`

const people = ({ workspaceId }: Scope, candidates: SQL) => sql`
  select ${users.id}, ${users.avatar}, ${users.fullName} as name, found.mutual as "mutualFriend",
    coalesce(${profiles.designation}, '') as designation, found.following
  from (${candidates}) as found
  join ${users} on ${users.workspaceId} = ${workspaceId} and ${users.id} = found.id
  left join ${profiles} on ${profiles.workspaceId} = ${users.workspaceId} and ${profiles.userId} = ${users.id}
  order by found.mutual desc, ${users.id}`

const friends = (scope: Scope) =>
  people(
    scope,
    sql`select followed.followed_id as id, coalesce(common.mutual, 0) as mutual, true as following
      from (${followedBy(scope)} order by 1 limit ${sql.raw(String(maxFriends))}) as followed
      left join (${inCommon(scope)}) as common on common.id = followed.followed_id`,
  )

/** People the caller doesn't follow: first those with the most mutual friends, then those with the lowest ids. */
const suggestions = (scope: Scope) => {
  const strangers = sql`${users.workspaceId} = ${scope.workspaceId} and ${users.id} <> ${scope.userId}
    and ${users.status} <> 'inactive' and ${users.id} not in (${followedBy(scope)})`
  const limit = sql.raw(String(maxSuggestions))
  return people(
    scope,
    sql`select candidate.id, max(candidate.mutual) as mutual, false as following from (
      (select common.id, common.mutual from (${inCommon(scope)}) as common
        join ${users} on ${users.id} = common.id where ${strangers} order by 2 desc, 1 limit ${limit})
      union all
      (select ${users.id}, 0 from ${users} where ${strangers} order by 1 limit ${limit})) as candidate
    group by candidate.id order by 2 desc, 1 limit ${limit}`,
  )
}

export const findFriends = async (scope: Scope) => rowsOf<Person>(await scope.db.execute(friends(scope)))
export const findSuggestions = async (scope: Scope) => rowsOf<Person>(await scope.db.execute(suggestions(scope)))

/** The caller's profile without posts and polls, in one statement. */
export async function find(scope: Scope) {
  const of = (table: typeof userDetails | typeof accountSettings | typeof profiles) =>
    and(eq(table.workspaceId, users.workspaceId), eq(table.userId, users.id))
  const [row] = await scope.db
    .select({
      avatar: users.avatar,
      fullName: users.fullName,
      email: users.email,
      country: users.country,
      createdAt: users.createdAt,
      city: userDetails.city,
      website: userDetails.website,
      about: accountSettings.bio,
      designation: profiles.designation,
      coverImg: profiles.coverImg,
      joinedOn: profiles.joinedOn,
      suggestedPages: pagesFor(scope),
      twitterFeeds: feedsFor(scope),
      latestPhotos: photosOf(scope),
      suggestions: sql<Profile["suggestions"]>`(
        select coalesce(json_agg(json_build_object('avatar', stranger.avatar, 'name', stranger.name,
          'mutualFriend', stranger."mutualFriend")), '[]') from (${suggestions(scope)}) as stranger)`,
    })
    .from(users)
    .leftJoin(userDetails, of(userDetails))
    .leftJoin(accountSettings, of(accountSettings))
    .leftJoin(profiles, of(profiles))
    .where(and(eq(users.workspaceId, scope.workspaceId), eq(users.id, scope.userId)))
  return row
}

export async function save(
  { db, workspaceId, userId }: Scope,
  changes: { designation?: string; coverImg?: string },
): Promise<void> {
  await db
    .insert(profiles)
    .values({ ...changes, workspaceId, userId })
    .onConflictDoUpdate({ target: [profiles.workspaceId, profiles.userId], set: { ...changes, userId } })
}

/** Locks a user, so that concurrent toggles are serialised. @returns whether the user exists */
export async function lockPerson({ db, workspaceId }: Scope, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.workspaceId, workspaceId), eq(users.id, id)))
    .for("update")
  return rows.length > 0
}

export function toggleFollow(scope: Scope, followedId: number): Promise<boolean> {
  const { workspaceId, userId } = scope
  const row = { workspaceId, userId, followedId }
  const own = and(
    eq(profileFollows.workspaceId, workspaceId),
    eq(profileFollows.userId, userId),
    eq(profileFollows.followedId, followedId),
  )
  return toggle(scope, profileFollows, own, row)
}

/** Locks a page (by username) or a feed (by handle) until the transaction ends. @returns its id */
export async function lockSource({ db, workspaceId }: Scope, kind: "page" | "feed", name: string) {
  const [table, column] = kind === "page" ? [profilePages, profilePages.username] : [profileFeeds, profileFeeds.handle]
  const [row] = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.workspaceId, workspaceId), eq(column, name)))
    .orderBy(asc(table.id))
    .for("update")
  return row?.id
}

export function toggleFavorite(scope: Scope, kind: "page" | "feed", targetId: number): Promise<boolean> {
  const table = kind === "page" ? profilePageFavorites : profileFeedFavorites
  const { workspaceId, userId } = scope
  const own = and(eq(table.workspaceId, workspaceId), eq(table.userId, userId), eq(table.targetId, targetId))
  return toggle(scope, table, own, { workspaceId, userId, targetId })
}
