// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const addFaqCategory: EndpointReference<typeof contract.addFaqCategory> = {
  method: "POST",
  path: "/faq/add-faq-category",
}
export const addFaqQuestion: EndpointReference<typeof contract.addFaqQuestion> = {
  method: "POST",
  path: "/faq/add-question",
}
export const deleteFaqCategory: EndpointReference<typeof contract.deleteFaqCategory> = {
  method: "DELETE",
  path: "/faq/delete-faq-category",
}
export const deleteFaqQuestion: EndpointReference<typeof contract.deleteFaqQuestion> = {
  method: "DELETE",
  path: "/faq/delete-question",
}
export const getFaq: EndpointReference<typeof contract.getFaq> = { method: "GET", path: "/faq/data" }
export const listFaqCategories: EndpointReference<typeof contract.listFaqCategories> = {
  method: "GET",
  path: "/faq/categories",
}
export const listFaqQuestions: EndpointReference<typeof contract.listFaqQuestions> = {
  method: "GET",
  path: "/faq/questions",
}
export const restoreFaqCategory: EndpointReference<typeof contract.restoreFaqCategory> = {
  method: "POST",
  path: "/faq/restore-faq-category",
}
export const restoreFaqQuestion: EndpointReference<typeof contract.restoreFaqQuestion> = {
  method: "POST",
  path: "/faq/restore-question",
}
export const updateFaqCategory: EndpointReference<typeof contract.updateFaqCategory> = {
  method: "POST",
  path: "/faq/update-faq-category",
}
export const updateFaqQuestion: EndpointReference<typeof contract.updateFaqQuestion> = {
  method: "POST",
  path: "/faq/update-question",
}
