// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const checkLink: EndpointReference<typeof contract.checkLink> = { method: "GET", path: "/jwt/link" }
export const forgotPassword: EndpointReference<typeof contract.forgotPassword> = {
  method: "POST",
  path: "/jwt/forgot-password",
}
export const login: EndpointReference<typeof contract.login> = { method: "POST", path: "/jwt/login" }
export const logout: EndpointReference<typeof contract.logout> = { method: "POST", path: "/jwt/logout" }
export const logoutEverywhere: EndpointReference<typeof contract.logoutEverywhere> = {
  method: "POST",
  path: "/jwt/logout-everywhere",
}
export const refresh: EndpointReference<typeof contract.refresh> = { method: "POST", path: "/jwt/refresh-token" }
export const register: EndpointReference<typeof contract.register> = { method: "POST", path: "/jwt/register" }
export const resetPassword: EndpointReference<typeof contract.resetPassword> = {
  method: "POST",
  path: "/jwt/reset-password",
}
