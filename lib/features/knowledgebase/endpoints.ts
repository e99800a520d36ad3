// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const addKbArticle: EndpointReference<typeof contract.addKbArticle> = {
  method: "POST",
  path: "/faq/add-article",
}
export const addKbCategory: EndpointReference<typeof contract.addKbCategory> = {
  method: "POST",
  path: "/faq/add-category",
}
export const deleteKbArticle: EndpointReference<typeof contract.deleteKbArticle> = {
  method: "DELETE",
  path: "/faq/delete-article",
}
export const deleteKbCategory: EndpointReference<typeof contract.deleteKbCategory> = {
  method: "DELETE",
  path: "/faq/delete-category",
}
export const getKbArticle: EndpointReference<typeof contract.getKbArticle> = { method: "GET", path: "/faq/article" }
export const getKbQuestion: EndpointReference<typeof contract.getKbQuestion> = {
  method: "GET",
  path: "/faq/data/question",
}
export const listKbCategories: EndpointReference<typeof contract.listKbCategories> = {
  method: "GET",
  path: "/faq/data/category",
}
export const listKnowledgeBase: EndpointReference<typeof contract.listKnowledgeBase> = {
  method: "GET",
  path: "/faq/data/knowledge_base",
}
export const restoreKbArticle: EndpointReference<typeof contract.restoreKbArticle> = {
  method: "POST",
  path: "/faq/restore-article",
}
export const restoreKbCategory: EndpointReference<typeof contract.restoreKbCategory> = {
  method: "POST",
  path: "/faq/restore-category",
}
export const searchKbArticles: EndpointReference<typeof contract.searchKbArticles> = {
  method: "GET",
  path: "/faq/search-articles",
}
export const updateKbArticle: EndpointReference<typeof contract.updateKbArticle> = {
  method: "POST",
  path: "/faq/update-article",
}
export const updateKbCategory: EndpointReference<typeof contract.updateKbCategory> = {
  method: "POST",
  path: "/faq/update-category",
}
