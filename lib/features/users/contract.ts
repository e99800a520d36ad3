import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { id } from "@/lib/core/http/fields"
import { removeEndpoint } from "@/lib/core/http/record-calls"
import { sendsMail } from "@/lib/core/outbox/schema"
import {
  addUserBody,
  updateDetailsBody,
  updateUserBody,
  updateUsersBody,
  user,
  userDetails,
  userIds,
  userListQuery,
  userPage,
} from "./schema"
import { permission, updatePermissionsBody, userProfile } from "./schema/profile"
import { statuses } from "./values"

const byId = z.object({ id })
const pictureTypes = ["image/png", "image/jpeg", "image/webp", "image/gif"] as const

export const listUsers = endpoint({
  method: "GET",
  path: "/api/users/list/data",
  tool: "list_users",
  summary: "Users, filtered, sorted and paged",
  description: "`q` searches username, full name and e-mail. Newest first by default.",
  can: ["read", "User"],
  query: userListQuery,
  response: userPage,
})

export const allUsers = endpoint({
  method: "GET",
  path: "/api/users/list/all-data",
  summary: "All users, newest first",
  can: ["read", "User"],
  response: z.array(user),
})

export const exportUsers = endpoint({
  method: "GET",
  path: "/api/users/list/export",
  summary: "Users for export, filtered and paged like the list",
  can: ["read", "User"],
  confirmed: true,
  exports: "user",
  query: userListQuery,
  response: userPage,
})

export const getUser = endpoint({
  method: "GET",
  path: "/api/users/user",
  summary: "One user",
  can: ["read", "User"],
  query: byId,
  response: z.object({ user }),
})

export const getUserProfile = endpoint({
  method: "GET",
  path: "/api/users/profile",
  summary: "One user with details, permissions and account status",
  can: ["read", "User"],
  query: byId,
  response: userProfile,
})

export const addUser = endpoint({
  method: "POST",
  path: "/apps/users/add-user",
  summary: "Add a user",
  description:
    "Only name and e-mail are required; a username is derived from the e-mail. The body is the user itself; `{user: {…}}` is accepted too. E-mail and username are unique in the workspace.",
  can: ["create", "User"],
  body: addUserBody,
  response: z.object({ user }),
  status: 201,
})

export const updateUser = endpoint({
  method: "POST",
  path: "/apps/users/update-user",
  summary: "Update a user; given fields are merged",
  description:
    "Changing the role, or the e-mail of a user who can sign in, requires a sign-in confirmed within the last ten minutes (403 `confirmation_required`). A new e-mail stays pending until the user opens the link mailed to it, within 24 hours; until then the response contains the old one. The old address can reject the change, and undo it for a week. With `version` of the profile, the response is 409 if somebody else has changed the user since.",
  can: ["update", "User"],
  body: updateUserBody,
  response: z.object({ user }),
})

export const updateUsers = endpoint({
  method: "POST",
  path: "/apps/users/update-users",
  summary: "Set the status of several users; all or none",
  can: ["update", "User"],
  body: updateUsersBody,
  response: z.object({ users: z.array(z.object({ id: z.int(), status: z.enum(statuses) })) }),
})

export const updateUserDetails = endpoint({
  method: "POST",
  path: "/apps/users/update-details",
  summary: "Update a user's information and social links; given fields are merged",
  description:
    "With `version` (`detailsVersion` of the profile), the response is 409 if somebody else has changed them since.",
  can: ["update", "User"],
  body: updateDetailsBody,
  response: z.object({ details: userDetails }),
})

export const updateUserPermissions = endpoint({
  method: "POST",
  path: "/apps/users/update-permissions",
  summary: "Set individual permissions for a user, or return to those of the role",
  description: "With `version` of the profile, the response is 409 if somebody else has changed the user since.",
  can: ["manage", "all"],
  confirmed: true,
  body: updatePermissionsBody,
  response: z.object({ permissions: z.array(permission), permissionsAreOwn: z.boolean() }),
})

export const deleteUser = removeEndpoint({
  path: "/apps/users/delete",
  summary: "Delete a user; can be undone for an hour",
  can: ["delete", "User"],
})

export const deleteUsers = endpoint({
  method: "POST",
  path: "/apps/users/delete-users",
  summary: "Delete several users; all or none",
  can: ["delete", "User"],
  body: z.object({ userIds }),
  response: z.object({ ids: z.array(z.int()) }),
})

export const restoreUsers = endpoint({
  method: "POST",
  path: "/apps/users/restore-users",
  summary: "Restore deleted users; all or none",
  can: ["delete", "User"],
  body: z.object({ userIds }),
  response: z.object({ users: z.array(user) }),
})

export const inviteUser = endpoint({
  method: "POST",
  path: "/apps/users/invite-user",
  summary: "Invite a user by a link to set a password and sign in",
  description:
    "The user gets the link by e-mail if the server can send mail (`sendsMail`). The response has another `link` for the caller to pass on; it works once, until `expiresAt`, and doesn't confirm the address. Inviting an administrator requires a sign-in confirmed within the last ten minutes (403 `confirmation_required`). One user gets at most five mails per hour (429). A new invitation invalidates earlier links, and so does a change of the address.",
  can: ["manage", "all"],
  body: byId,
  response: z.object({
    id: z.int(),
    email: z.string(),
    link: z.string(),
    expiresAt: z.iso.datetime(),
    sendsMail,
  }),
})

export const setUserAvatar = endpoint({
  method: "POST",
  path: "/apps/users/avatar",
  summary: "Set a user's picture; the request body is the file",
  description: "PNG, JPEG, WebP or GIF of at most 5 MB, cropped and scaled to 256 by 256 pixels.",
  can: ["update", "User"],
  query: byId,
  upload: { types: pictureTypes, maxBytes: 5_000_000 },
  response: z.object({ user }),
  transaction: "none",
})

export const removeUserAvatar = endpoint({
  method: "DELETE",
  path: "/apps/users/avatar",
  summary: "Remove a user's picture",
  can: ["update", "User"],
  query: byId,
  response: z.object({ user }),
})
