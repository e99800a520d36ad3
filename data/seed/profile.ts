import { setLastId } from "@/lib/core/db/ids"
import type { Db } from "@/lib/core/db/types"
import {
  profileFeedFavorites,
  profileFeeds,
  profileFollows,
  profilePageFavorites,
  profilePages,
  profilePhotos,
  profiles,
} from "@/lib/features/profile/table"
import { hoursBefore, type SeedContext } from "./context"
import type { SeedUser } from "./users"

const at = (name: string) => `${name}@lindqvist.example`

// Profiles by e-mail address, because ids differ between workspaces.
const profilesByEmail: Record<string, { designation: string; joinedOn: string; coverImg: string }> = {
  "admin@demo.com": { designation: "Owner", joinedOn: "2011-04-02", coverImg: "/covers/street-iris.svg" },
  "client@demo.com": {
    designation: "Stationer in Lisbon",
    joinedOn: "2019-09-16",
    coverImg: "/covers/street-dusk.svg",
  },
  [at("ingrid")]: { designation: "Operations", joinedOn: "2011-04-02", coverImg: "/covers/street-sage.svg" },
  [at("maja")]: { designation: "Buyer", joinedOn: "2013-01-07", coverImg: "/covers/street-sage.svg" },
  [at("oskar")]: { designation: "Words and pictures", joinedOn: "2018-08-20", coverImg: "/covers/street-iris.svg" },
  [at("elif")]: { designation: "Shop lead, Helsinki", joinedOn: "2016-10-03", coverImg: "/covers/street-dusk.svg" },
  [at("jonas")]: { designation: "Shop lead, Berlin", joinedOn: "2017-03-01", coverImg: "/covers/street-sage.svg" },
  [at("chloe")]: { designation: "Shop lead, Lyon", joinedOn: "2019-05-13", coverImg: "/covers/street-dusk.svg" },
  [at("rui")]: { designation: "Sourcing", joinedOn: "2022-02-14", coverImg: "/covers/street-iris.svg" },
  "noah@whitcombeinks.example": {
    designation: "Ink maker",
    joinedOn: "2014-06-01",
    coverImg: "/covers/street-iris.svg",
  },
  "beatriz@nogueira.example": { designation: "Potter", joinedOn: "2012-11-20", coverImg: "/covers/street-dusk.svg" },
  "sofia@rossetti-carta.example": {
    designation: "Paper maker",
    joinedOn: "2015-02-10",
    coverImg: "/covers/street-sage.svg",
  },
}

/** The profile of a user who has just registered. */
const newcomer = (now: Date) => ({
  designation: "",
  joinedOn: now.toISOString().slice(0, 10),
  coverImg: "/covers/street-iris.svg",
})

const pages = [
  ["Guild of Stationers", "Trade association", "/covers/mark-guild.svg"],
  ["Rossetti Carta", "Handmade paper, Florence", "/covers/mark-paper.svg"],
  ["Whitcombe Inks", "Inks in small batches, London", "/covers/mark-ink.svg"],
  ["De Wit Verzending", "Parcels, on time", "/covers/mark-post.svg"],
  ["Nogueira Cerâmica", "Pottery with a lifelong repair", "/covers/mark-kiln.svg"],
] as const

const feeds = [
  [
    "@whitcombeinks",
    "Whitcombe Inks",
    "/covers/mark-ink.svg",
    "#ink #lastbus",
    "Batch nine of Last bus leaves the workshop on Friday. Two hundred bottles, numbered.",
  ],
  [
    "@rossetticarta",
    "Rossetti Carta",
    "/covers/mark-paper.svg",
    "#paper #cotton",
    "The hammers run again. Visits on Saturdays from ten, bring an apron.",
  ],
  [
    "@stationersguild",
    "Guild of Stationers",
    "/covers/mark-guild.svg",
    "#fair #spring",
    "The spring fair moves to Tampere. Stands can be reserved until the end of the month.",
  ],
  [
    "@nogueiraceramica",
    "Nogueira Cerâmica",
    "/covers/mark-kiln.svg",
    "#repair #porto",
    "Fourteen bowls, nine weeks, three golden seams each. The October box is on its way home.",
  ],
] as const

const photos = [
  "shopfront-iris",
  "paper-iris",
  "desk-dusk",
  "ink-sage",
  "ledger-sage",
  "shopfront-dusk",
  "parcel-teal",
  "shelf-teal",
  "desk-sage",
]

// Followed users by follower. The founders additionally follow the first four of the staff.
const follows: Record<string, string[]> = {
  [at("ingrid")]: [
    at("maja"),
    at("jonas"),
    at("elif"),
    at("chloe"),
    "anneke@dewit-verzending.example",
    "beatriz@nogueira.example",
  ],
  [at("maja")]: [
    at("ingrid"),
    at("oskar"),
    at("rui"),
    "sofia@rossetti-carta.example",
    "noah@whitcombeinks.example",
    "beatriz@nogueira.example",
  ],
  [at("oskar")]: [
    at("maja"),
    at("elif"),
    "noah@whitcombeinks.example",
    "beatriz@nogueira.example",
    "samuel@adeyemi.example",
  ],
  [at("elif")]: [at("jonas"), at("chloe"), at("oskar"), "aoife@brennangifts.example", "noah@whitcombeinks.example"],
  [at("jonas")]: [at("elif"), at("chloe"), "lukas@steiner-regale.example", "f.amsel@amsel-papier.example"],
  [at("chloe")]: [at("jonas"), "lea@atelier-dubreuil.example", "aoife@brennangifts.example"],
  "noah@whitcombeinks.example": [at("oskar"), at("maja"), "priya@whitcombeinks.example"],
  "beatriz@nogueira.example": [at("oskar"), at("ingrid"), "duarte@nogueira.example"],
}
const foundersFollow = [at("ingrid"), at("maja"), at("oskar"), at("elif")]

/** Adds the profiles of all users, and suggestions, photos and favourites for the founders. */
export async function seedProfiles(
  db: Db,
  workspaceId: number,
  { now, founderIds, idOf }: SeedContext,
  people: ({ id: number } & Pick<SeedUser, "email">)[],
): Promise<void> {
  const rows = people.flatMap(({ id: userId, email }) => {
    const facts = profilesByEmail[email] ?? (founderIds.includes(userId) ? newcomer(now) : undefined)
    return facts ? [{ workspaceId, userId, ...facts }] : []
  })
  await db.insert(profiles).values(rows)
  await db
    .insert(profilePages)
    .values(pages.map(([username, subtitle, avatar], i) => ({ workspaceId, id: i + 1, username, subtitle, avatar })))
  await db.insert(profileFeeds).values(
    feeds.map(([handle, title, imgUrl, tags, description], i) => ({
      ...{ workspaceId, id: i + 1, handle, title, imgUrl, tags, description },
    })),
  )
  const starred = (userId: number) => [1, 3].map((targetId) => ({ workspaceId, userId, targetId }))
  await db.insert(profilePageFavorites).values(founderIds.flatMap(starred))
  await db.insert(profileFeedFavorites).values(founderIds.flatMap(starred))
  const pictures = founderIds
    .flatMap((userId) => photos.map((name) => ({ userId, img: `/covers/${name}.svg` })))
    .map((row, i) => ({ ...row, workspaceId, id: i + 1, createdAt: hoursBefore(now, 2000 - i * 20) }))
  await db.insert(profilePhotos).values(pictures)
  const pairs = [
    ...founderIds.flatMap((userId) => foundersFollow.map((email) => [userId, idOf(email)] as const)),
    ...Object.entries(follows).flatMap(([by, whom]) => whom.map((email) => [idOf(by), idOf(email)] as const)),
  ]
  await db
    .insert(profileFollows)
    .values(pairs.filter(([a, b]) => a !== b).map(([userId, followedId]) => ({ workspaceId, userId, followedId })))
    .onConflictDoNothing()
  await setLastId(db, workspaceId, "profilePhoto", pictures.length)
}
