import { tx } from "@/lib/core/db/tx"
import { storeFile, wholePicture } from "@/lib/core/files/pictures"
import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract/shop"
import * as service from "./service"
import * as store from "./store"
import { pictureSize } from "./values"

export const listStockHandler = handler(contract.listStock, ({ scope, query }) => store.findPage(scope, query))

export const getProductRecordHandler = handler(contract.getProductRecord, async ({ scope, query }) => ({
  product: await service.one(scope, query.id),
}))

export const addProductHandler = handler(contract.addProduct, async ({ scope, principal, client, body }) => ({
  product: await service.add(scope, { principal, locale: client.locale }, body.product),
}))

export const updateProductHandler = handler(contract.updateProduct, async ({ scope, principal, client, body }) => {
  const { id, version, stockBefore, ...changes } = body.product
  return {
    product: await service.change(scope, { principal, locale: client.locale }, { id, version, stockBefore }, changes),
  }
})

export const deleteProductsHandler = handler(contract.deleteProducts, async ({ scope, body }) => ({
  ids: await service.remove(scope, body.productIds),
}))

export const restoreProductsHandler = handler(contract.restoreProducts, async ({ scope, body }) => ({
  ids: await service.restore(scope, body.productIds),
}))

/** Pictures that a product no longer uses aren't deleted, because old orders still show them. */
export const uploadProductPictureHandler = handler(contract.uploadProductPicture, async ({ scope: actor, upload }) => {
  const picture = await wholePicture(upload, pictureSize)
  return tx(actor, async (scope) => ({ image: await storeFile(scope, "image/webp", picture) }))
})
