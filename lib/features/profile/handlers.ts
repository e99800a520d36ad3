import { tx } from "@/lib/core/db/tx"
import { storeFile, wholePicture } from "@/lib/core/files/pictures"
import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import * as service from "./service"

const photoSize = 1600

export const getProfileHandler = handler(contract.getProfile, ({ scope }) => service.whole(scope))

export const updateProfileHandler = handler(contract.updateProfile, ({ scope, principal, client, body }) =>
  service.change(scope, principal, body.profile, client.locale),
)

export const listPeopleHandler = handler(contract.listPeople, ({ scope }) => service.people(scope))

export const followHandler = handler(contract.follow, ({ scope, principal, body }) =>
  service.follow(scope, principal, body.id),
)

export const favoritePageHandler = handler(contract.favoritePage, async ({ scope, body }) => ({
  username: body.username,
  favorite: await service.star(scope, "page", body.username),
}))

export const favoriteFeedHandler = handler(contract.favoriteFeed, async ({ scope, body }) => ({
  id: body.id,
  favorite: await service.star(scope, "feed", body.id),
}))

export const addPhotoHandler = handler(contract.addPhoto, async ({ scope: actor, upload }) => {
  const picture = await wholePicture(upload, photoSize)
  return tx(actor, async (scope) => {
    const img = await storeFile(scope, "image/webp", picture)
    return { id: await service.addPhoto(scope, img), img }
  })
})

export const listPhotosHandler = handler(contract.listPhotos, ({ scope, query }) => service.photos(scope, query))

export const deletePhotoHandler = handler(contract.deletePhoto, async ({ scope, query }) => {
  await service.removePhoto(scope, query.id)
  return { id: query.id }
})

export const restorePhotoHandler = handler(contract.restorePhoto, async ({ scope, body }) => {
  await service.restorePhoto(scope, body.id)
  return { id: body.id }
})
