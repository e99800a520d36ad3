// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const addPhoto: EndpointReference<typeof contract.addPhoto> = { method: "POST", path: "/profile/photo" }
export const deletePhoto: EndpointReference<typeof contract.deletePhoto> = {
  method: "DELETE",
  path: "/profile/delete-photo",
}
export const favoriteFeed: EndpointReference<typeof contract.favoriteFeed> = {
  method: "POST",
  path: "/profile/favorite-feed",
}
export const favoritePage: EndpointReference<typeof contract.favoritePage> = {
  method: "POST",
  path: "/profile/favorite-page",
}
export const follow: EndpointReference<typeof contract.follow> = { method: "POST", path: "/profile/follow" }
export const getProfile: EndpointReference<typeof contract.getProfile> = { method: "GET", path: "/profile/data" }
export const listPeople: EndpointReference<typeof contract.listPeople> = { method: "GET", path: "/profile/friends" }
export const listPhotos: EndpointReference<typeof contract.listPhotos> = { method: "GET", path: "/profile/photos" }
export const restorePhoto: EndpointReference<typeof contract.restorePhoto> = {
  method: "POST",
  path: "/profile/restore-photo",
}
export const updateProfile: EndpointReference<typeof contract.updateProfile> = {
  method: "POST",
  path: "/profile/update",
}
