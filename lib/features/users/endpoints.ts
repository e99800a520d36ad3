// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const addUser: EndpointReference<typeof contract.addUser> = { method: "POST", path: "/apps/users/add-user" }
export const allUsers: EndpointReference<typeof contract.allUsers> = { method: "GET", path: "/api/users/list/all-data" }
export const deleteUser: EndpointReference<typeof contract.deleteUser> = {
  method: "DELETE",
  path: "/apps/users/delete",
}
export const deleteUsers: EndpointReference<typeof contract.deleteUsers> = {
  method: "POST",
  path: "/apps/users/delete-users",
}
export const exportUsers: EndpointReference<typeof contract.exportUsers> = {
  method: "GET",
  path: "/api/users/list/export",
}
export const getUser: EndpointReference<typeof contract.getUser> = { method: "GET", path: "/api/users/user" }
export const getUserProfile: EndpointReference<typeof contract.getUserProfile> = {
  method: "GET",
  path: "/api/users/profile",
}
export const inviteUser: EndpointReference<typeof contract.inviteUser> = {
  method: "POST",
  path: "/apps/users/invite-user",
}
export const listUsers: EndpointReference<typeof contract.listUsers> = { method: "GET", path: "/api/users/list/data" }
export const removeUserAvatar: EndpointReference<typeof contract.removeUserAvatar> = {
  method: "DELETE",
  path: "/apps/users/avatar",
}
export const restoreUsers: EndpointReference<typeof contract.restoreUsers> = {
  method: "POST",
  path: "/apps/users/restore-users",
}
export const setUserAvatar: EndpointReference<typeof contract.setUserAvatar> = {
  method: "POST",
  path: "/apps/users/avatar",
}
export const updateUser: EndpointReference<typeof contract.updateUser> = {
  method: "POST",
  path: "/apps/users/update-user",
}
export const updateUserDetails: EndpointReference<typeof contract.updateUserDetails> = {
  method: "POST",
  path: "/apps/users/update-details",
}
export const updateUserPermissions: EndpointReference<typeof contract.updateUserPermissions> = {
  method: "POST",
  path: "/apps/users/update-permissions",
}
export const updateUsers: EndpointReference<typeof contract.updateUsers> = {
  method: "POST",
  path: "/apps/users/update-users",
}
