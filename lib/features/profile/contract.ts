import * as z from "zod"
import { pictureUpload } from "@/lib/core/files/picture-upload"
import { endpoint } from "@/lib/core/http/endpoint"
import { line } from "@/lib/core/http/fields"
import { removeEndpoint } from "@/lib/core/http/record-calls"
import { byId, header, person, photoListQuery, photoPage, profile, profileForm } from "./schema"

export const getProfile = endpoint({
  method: "GET",
  path: "/profile/data",
  summary: "The caller's profile with posts, photos, suggestions and the newest poll",
  description:
    "Contains the ten newest posts, the nine newest photos and the options of the newest poll. `/profile/posts` and `/profile/polls` return more of them, with ids. `username` is the display name.",
  can: ["read", "Profile"],
  response: profile,
})

export const updateProfile = endpoint({
  method: "POST",
  path: "/profile/update",
  summary: "Update the caller's job title, cover picture and about text; given fields are merged",
  description: "The about text is the same as the bio in the account settings.",
  can: ["update", "Profile"],
  body: z.object({ profile: profileForm.partial() }),
  response: z.object({ header, about: z.string() }),
})

export const listPeople = endpoint({
  method: "GET",
  path: "/profile/friends",
  summary: "The people the caller follows, and suggestions whom to follow",
  can: ["read", "Profile"],
  response: z.object({ friends: z.array(person), suggestions: z.array(person) }),
})

export const follow = endpoint({
  method: "POST",
  path: "/profile/follow",
  summary: "Follow a person, or stop following them",
  can: ["update", "Profile"],
  changes: { to: "self" },
  body: byId,
  response: z.object({ id: z.int(), following: z.boolean() }),
})

export const favoritePage = endpoint({
  method: "POST",
  path: "/profile/favorite-page",
  summary: "Star a suggested page, or remove the star",
  can: ["update", "Profile"],
  changes: { to: "self" },
  body: z.object({ username: line(120).min(1) }),
  response: z.object({ username: z.string(), favorite: z.boolean() }),
})

export const favoriteFeed = endpoint({
  method: "POST",
  path: "/profile/favorite-feed",
  summary: "Star a feed, or remove the star",
  can: ["update", "Profile"],
  changes: { to: "self" },
  body: z.object({ id: line(120).min(1) }),
  response: z.object({ id: z.string(), favorite: z.boolean() }),
})

export const addPhoto = endpoint({
  method: "POST",
  path: "/profile/photo",
  summary: "Add a picture to the caller's photos; the request body is the file",
  description:
    "PNG, JPEG, WebP or GIF of at most 5 MB, scaled down to at most 1600 by 1600 pixels. Posts can use the returned address.",
  can: ["create", "Profile"],
  upload: pictureUpload,
  response: z.object({ id: z.int(), img: z.string() }),
  status: 201,
  transaction: "none",
})

export const listPhotos = endpoint({
  method: "GET",
  path: "/profile/photos",
  summary: "The caller's photos, newest first, paged",
  can: ["read", "Profile"],
  query: photoListQuery,
  response: photoPage,
})

export const deletePhoto = removeEndpoint({
  path: "/profile/delete-photo",
  summary: "Delete one of the caller's photos, which posts keep showing; can be undone for an hour",
  can: ["create", "Profile"],
})

export const restorePhoto = endpoint({
  method: "POST",
  path: "/profile/restore-photo",
  summary: "Restore a deleted photo",
  can: ["create", "Profile"],
  body: byId,
  response: z.object({ id: z.int() }),
})
