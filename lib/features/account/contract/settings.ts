import * as z from "zod"
import { pictureUpload } from "@/lib/core/files/picture-upload"
import { endpoint } from "@/lib/core/http/endpoint"
import * as schema from "../schema"

export const getAccountSetting = endpoint({
  method: "GET",
  path: "/account-setting/data",
  summary: "The caller's account settings, all tabs",
  description: "A connection that does not exist is `{}`.",
  can: ["read", "Account"],
  response: schema.accountSetting,
})

export const updateGeneral = endpoint({
  method: "POST",
  path: "/account-setting/update-general",
  summary: "Change the caller's name, username, e-mail and company; given fields are merged",
  description:
    "E-mail and username are unique in the workspace. Another e-mail needs a sign-in confirmed within the last ten minutes (403 `confirmation_required`) and becomes valid when the link mailed to it is opened, within 24 hours; until then the answer holds the old one.",
  can: ["update", "Account"],
  changes: { calls: ["/account-setting/", "/api/users/", "/apps/chat/"] },
  body: z.object({ general: schema.generalForm.partial() }),
  response: z.object({ general: schema.general }),
})

export const updateInfo = endpoint({
  method: "POST",
  path: "/account-setting/update-info",
  summary: "Change the caller's bio, birth date, country, website and phone; given fields are merged",
  can: ["update", "Account"],
  changes: { to: "self" },
  body: z.object({ info: schema.infoForm.partial() }),
  response: z.object({ info: schema.info }),
})

export const updateSocial = endpoint({
  method: "POST",
  path: "/account-setting/update-social",
  summary: "Change the caller's social links; given ones are merged, an empty one is taken away",
  can: ["update", "Account"],
  changes: { to: "self" },
  body: z.object({ socialLinks: schema.socialLinksForm.partial() }),
  response: z.object({ socialLinks: schema.socialLinksShape }),
})

export const updateConnections = endpoint({
  method: "POST",
  path: "/account-setting/update-connections",
  summary: "Connect accounts elsewhere, or disconnect them with `{}`; networks left out stay as they are",
  can: ["update", "Account"],
  changes: { to: "self" },
  body: z.object({ connections: schema.connectionsForm.partial() }),
  response: z.object({ connections: schema.connections }),
})

export const updateNotifications = endpoint({
  method: "POST",
  path: "/account-setting/update-notifications",
  summary: "Switch the caller's notifications; flags left out stay as they are",
  can: ["update", "Account"],
  changes: { to: "self" },
  body: z.object({ notification: schema.notification.partial() }),
  response: z.object({ notification: schema.notification }),
})

export const changePassword = endpoint({
  method: "POST",
  path: "/account-setting/change-password",
  summary: "Change the caller's password; ends their sign-ins elsewhere",
  description: "`password` is the one that holds now. Links to reset it that are on their way stop working.",
  can: ["update", "Account"],
  changes: { to: "self" },
  body: schema.changePasswordBody,
  response: z.object({ ended: z.int() }),
  transaction: "none",
  rateLimit: {},
})

export const setOwnAvatar = endpoint({
  method: "POST",
  path: "/account-setting/avatar",
  summary: "Give the caller a picture; the body is the file",
  description: "PNG, JPEG, WebP or GIF of at most 5 MB; kept as a square of 256 by 256 pixels.",
  can: ["update", "Account"],
  changes: { calls: ["/account-setting/", "/api/users/", "/apps/chat/"] },
  upload: pictureUpload,
  response: z.object({ general: schema.general }),
  transaction: "none",
})

export const removeOwnAvatar = endpoint({
  method: "DELETE",
  path: "/account-setting/avatar",
  summary: "Take the caller's picture away",
  can: ["update", "Account"],
  changes: { calls: ["/account-setting/", "/api/users/", "/apps/chat/"] },
  response: z.object({ general: schema.general }),
})

export const listSignIns = endpoint({
  method: "GET",
  path: "/account-setting/sign-ins",
  summary: "Where the caller is signed in, the latest used first",
  can: ["read", "Account"],
  varyBy: "session",
  response: z.object({ signIns: z.array(schema.signIn) }),
})

export const endSignIn = endpoint({
  method: "POST",
  path: "/account-setting/end-sign-in",
  summary: "Sign the caller out somewhere else",
  can: ["update", "Account"],
  changes: { to: "self" },
  body: z.object({ id: z.uuid() }),
  response: z.object({ id: z.uuid() }),
})

export const getPreferences = endpoint({
  method: "GET",
  path: "/account-setting/preferences",
  summary: "The caller's language and time zone",
  can: ["read", "Account"],
  response: z.object({ preferences: schema.preferences }),
})

export const updatePreferences = endpoint({
  method: "POST",
  path: "/account-setting/update-preferences",
  summary: "Change the caller's language or time zone; null follows the browser",
  can: ["update", "Account"],
  changes: { to: "self" },
  body: z.object({ preferences: schema.preferencesForm.partial() }),
  response: z.object({ preferences: schema.preferences }),
})

export const updateTour = endpoint({
  method: "POST",
  path: "/account-setting/update-tour",
  summary: "Note how far the caller is with the tour of the first day",
  description: "`offered` offers it on the dashboard, `done` does so no more. It can be played again at any time.",
  can: ["read", "Auth"],
  changes: { calls: [] },
  body: schema.tourBody,
  response: schema.tourBody,
})

export const exportOwnData = endpoint({
  method: "GET",
  path: "/account-setting/export",
  summary: "Everything the store holds of the caller, as JSON",
  description:
    "Rows by table: the account, what the caller wrote, sent and received, and its parts. Passwords and keys are left out. `export-archive` adds the files.",
  can: ["read", "Account"],
  confirmed: true,
  response: z.object({
    exportedAt: z.iso.datetime(),
    data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
})

export const exportArchive = endpoint({
  method: "GET",
  path: "/account-setting/export-archive",
  summary: "Everything the store holds of the caller, as a ZIP file",
  description:
    "`data.json` is what `export` answers; the folders hold pictures, attachments and other files it refers to.",
  can: ["read", "Account"],
  confirmed: true,
  response: "binary",
  mediaType: "application/zip",
  transaction: "none",
})

export const clearSamples = endpoint({
  method: "POST",
  path: "/account-setting/clear-samples",
  summary: "Empty the workspace of its sample data, and of all else but those who can sign in",
  description: "Help, plans and billing details stay. It can't be undone.",
  can: ["manage", "all"],
  confirmed: true,
  changes: { calls: ["/"] },
  body: z.object({ confirm: z.literal(true) }),
  response: z.object({ cleared: z.literal(true) }),
})

export const deleteAccount = endpoint({
  method: "POST",
  path: "/account-setting/delete-account",
  summary: "Delete the caller's account for good",
  description:
    "With the last person who can sign in the whole workspace goes. The last administrator among others can't. Where two-step sign-in is on, `code` is asked for besides the password.",
  can: ["update", "Account"],
  body: schema.deleteForm,
  response: z.object({ deleted: z.literal(true) }),
  transaction: "none",
  rateLimit: {},
})
