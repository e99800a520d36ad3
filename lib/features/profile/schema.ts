import * as z from "zod"
import { id, line, lines, ownPicture, paging } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { pollOption } from "@/lib/features/polls/schema"
import { shownPost } from "@/lib/features/posts/schema"

export const header = z.object({
  avatar: z.string(),
  /** The display name. */
  username: z.string(),
  designation: z.string(),
  coverImg: z.string(),
})
export const userAbout = z.object({
  about: z.string(),
  joined: z.string(),
  lives: z.string(),
  email: z.string(),
  website: z.string(),
})
const suggestedPage = z.object({
  avatar: z.string(),
  username: z.string(),
  subtitle: z.string(),
  favorite: z.boolean(),
})
const twitterFeed = z.object({
  imgUrl: z.string(),
  title: z.string(),
  /** The handle of the account, such as @whitcombeinks. */
  id: z.string(),
  tags: z.string(),
  desc: z.string(),
  favorite: z.boolean(),
})
export const suggestion = z.object({ avatar: z.string(), name: z.string(), mutualFriend: z.int() })

/** The response of GET /profile/data. */
export const profile = z.object({
  header,
  userAbout,
  suggestedPages: z.array(suggestedPage),
  twitterFeeds: z.array(twitterFeed),
  post: z.array(shownPost),
  latestPhotos: z.array(z.object({ img: z.string() })),
  suggestions: z.array(suggestion),
  polls: z.array(pollOption),
})
export type Profile = z.infer<typeof profile>

export const person = z.object({
  id: z.int(),
  ...suggestion.shape,
  designation: z.string(),
  following: z.boolean(),
})
export type Person = z.infer<typeof person>

export const profileForm = z.object({ designation: line(120), coverImg: ownPicture, about: lines(1000) })
export type ProfileChanges = Partial<z.output<typeof profileForm>>

export const photo = z.object({ id: z.int(), img: z.string(), addedAt: z.string() })
export type Photo = z.infer<typeof photo>
export const photoListQuery = z.object({ ...paging(24) })
export const photoPage = z.object({
  photos: z.array(photo),
  total: z.int(),
  totalIsEstimate: z.literal(true).optional(),
})

export const byId = z.object({ id })

named({ ProfileHeader: header, Person: person })
