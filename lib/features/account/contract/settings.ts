import * as z from "zod"
import { pictureUpload } from "@/lib/core/files/picture-upload"
import { endpoint } from "@/lib/core/http/endpoint"
import { version } from "@/lib/features/users/schema"
import * as schema from "../schema"

export const getAccountSetting = endpoint({
  method: "GET",
  path: "/account-setting/data",
  summary: "The caller's account settings, all tabs",
  description: "A network that isn't connected is `{}`. Changes with an outdated `version` answer 409.",
  can: ["read", "Account"],
  response: schema.accountSetting,
})

export const updateGeneral = endpoint({
  method: "POST",
  path: "/account-setting/update-general",
  summary: "Change the caller's name, username, e-mail and company; merges the given fields",
  description:
    "E-mail and username are unique in the workspace. Changing the e-mail address requires a sign-in confirmed within the last ten minutes (403 `confirmation_required`). The new address takes effect when the link e-mailed to it is opened within 24 hours; until then the response contains the old one.",
  can: ["update", "Account"],
  changes: { calls: ["/account-setting/", "/api/users/", "/apps/chat/"] },
  body: z.object({ general: schema.generalForm.partial(), version }),
  response: z.object({ general: schema.general }),
})

export const updateInfo = endpoint({
  method: "POST",
  path: "/account-setting/update-info",
  summary: "Change the caller's bio, birth date, country, website and phone; merges the given fields",
  can: ["update", "Account"],
  changes: { to: "self" },
  body: z.object({ info: schema.infoForm.partial(), version }),
  response: z.object({ info: schema.info }),
})

export const updateSocial = endpoint({
  method: "POST",
  path: "/account-setting/update-social",
  summary: "Change the caller's social links; merges the given ones, an empty string removes one",
  can: ["update", "Account"],
  changes: { to: "self" },
  body: z.object({ socialLinks: schema.socialLinksForm.partial(), version }),
  response: z.object({ socialLinks: schema.socialLinksShape }),
})

export const updateConnections = endpoint({
  method: "POST",
  path: "/account-setting/update-connections",
  summary: "Connect accounts on other networks, or disconnect them with `{}`; omitted networks don't change",
  can: ["update", "Account"],
  changes: { to: "self" },
  body: z.object({ connections: schema.connectionsForm.partial() }),
  response: z.object({ connections: schema.connections }),
})

export const updateNotifications = endpoint({
  method: "POST",
  path: "/account-setting/update-notifications",
  summary: "Switch the caller's notifications on or off; omitted flags don't change",
  can: ["update", "Account"],
  changes: { to: "self" },
  body: z.object({ notification: schema.notification.partial(), version }),
  response: z.object({ notification: schema.notification }),
})

export const setOwnAvatar = endpoint({
  method: "POST",
  path: "/account-setting/avatar",
  summary: "Set the caller's picture; the body is the file",
  description: "PNG, JPEG, WebP or GIF of at most 5 MB; stored as a square of 256 by 256 pixels.",
  can: ["update", "Account"],
  changes: { calls: ["/account-setting/", "/api/users/", "/apps/chat/"] },
  upload: pictureUpload,
  response: z.object({ general: schema.general }),
  transaction: "none",
})

export const removeOwnAvatar = endpoint({
  method: "DELETE",
  path: "/account-setting/avatar",
  summary: "Remove the caller's picture",
  can: ["update", "Account"],
  changes: { calls: ["/account-setting/", "/api/users/", "/apps/chat/"] },
  response: z.object({ general: schema.general }),
})

export const listSignIns = endpoint({
  method: "GET",
  path: "/account-setting/sign-ins",
  summary: "The caller's active sign-ins, most recently used first",
  can: ["read", "Auth"],
  varyBy: "session",
  response: z.object({ signIns: z.array(schema.signIn) }),
})

export const endSignIn = endpoint({
  method: "POST",
  path: "/account-setting/end-sign-in",
  summary: "End one of the caller's other sign-ins",
  can: ["read", "Auth"],
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
  summary: "Change the caller's language or time zone; null means the browser's",
  can: ["update", "Account"],
  changes: { to: "self" },
  body: z.object({ preferences: schema.preferencesForm.partial() }),
  response: z.object({ preferences: schema.preferences }),
})

export const updateTour = endpoint({
  method: "POST",
  path: "/account-setting/update-tour",
  summary: "Save the caller's progress in the product tour",
  description: "`offered` shows the offer on the dashboard, `done` hides it. The tour can be replayed at any time.",
  can: ["read", "Auth"],
  changes: { calls: [] },
  body: schema.tourBody,
  response: schema.tourBody,
})

export const updateSetUp = endpoint({
  method: "POST",
  path: "/account-setting/update-set-up",
  summary: "Save whether the dashboard offers the caller to set up their business",
  description:
    "`offered` shows the offer until the business is active, `done` puts it off. The business list still has it.",
  can: ["read", "Auth"],
  changes: { calls: [] },
  body: schema.setUpBody,
  response: schema.setUpBody,
})
