import { type TOTP, URI } from "otpauth"
import { bodyId, byId, type Made, picture, type Samples } from "./sample"

const person = (n: number) => ({ fullName: `Sample ${n}`, username: `sample${n}`, email: `sample${n}@example.org` })
const account = (n: number) => ({
  username: `account${n}`,
  email: `account${n}@example.org`,
  password: "quite a secret 7",
})
const demo = { email: "admin@demo.com", password: "admin" }

/** Sign-in, accounts and users. */
export const people: Samples = {
  login: { slow: true, input: () => ({ body: demo }) },
  register: { slow: true, input: (_, n) => ({ body: account(n) }) },
  refresh: { each: "login", input: ({ refreshToken }) => ({ body: { refreshToken } }) },
  logout: { each: "login", input: ({ accessToken }) => ({ token: accessToken }) },
  logoutEverywhere: { each: "register", input: ({ accessToken }) => ({ token: accessToken }) },
  forgotPassword: { input: (_, n) => ({ body: { email: `nobody${n}@example.org` } }) },
  checkLink: { input: () => ({ query: { token: "unknown" } }) },
  resetPassword: { not: "takes the secret of a mailed link" },
  changePassword: {
    slow: true,
    each: "register",
    input: ({ accessToken }) => ({
      token: accessToken,
      body: { password: "quite a secret 7", newPassword: "quite a secret 8" },
    }),
  },

  confirmSignIn: {
    slow: true,
    once: "register",
    input: ({ accessToken }) => ({ token: accessToken, body: { password: "quite a secret 7" } }),
  },
  "confirmSignIn of a newcomer": {
    each: "register",
    input: ({ accessToken }) => ({ token: accessToken, body: { password: "quite a secret 7" } }),
  },
  "confirmSignIn by code": {
    each: "confirmTwoStep",
    input: ({ accessToken, recoveryCodes }) => ({ token: accessToken, body: { code: recoveryCodes[0] } }),
  },
  "updateGeneral with another address": {
    each: "confirmSignIn of a newcomer",
    input: ({ accessToken }, n) => ({ token: accessToken, body: { general: { email: `moved${n}@example.org` } } }),
  },
  resendAddressChange: {
    each: "updateGeneral with another address",
    input: ({ accessToken }) => ({ token: accessToken }),
  },
  cancelAddressChange: {
    each: "updateGeneral with another address",
    input: ({ accessToken }) => ({ token: accessToken }),
  },
  checkAddressLink: { input: () => ({ query: { token: "unknown" } }) },
  confirmAddress: { not: "takes the secret of a mailed link" },
  undoAddress: { not: "takes the secret of a mailed link" },

  beginTwoStep: {
    slow: true,
    each: "register",
    input: ({ accessToken }) => ({ token: accessToken, body: { password: "quite a secret 7" } }),
  },
  confirmTwoStep: {
    slow: true,
    each: "beginTwoStep",
    input: ({ accessToken, uri }) => ({ token: accessToken, body: { code: (URI.parse(uri) as TOTP).generate() } }),
  },
  renewRecoveryCodes: {
    slow: true,
    each: "confirmSignIn by code",
    input: ({ accessToken }) => ({ token: accessToken, body: { password: "quite a secret 7" } }),
  },
  switchOffTwoStep: {
    slow: true,
    each: "confirmSignIn of a newcomer",
    input: ({ accessToken }) => ({ token: accessToken, body: { password: "quite a secret 7" } }),
  },
  passkeyRegistrationOptions: { once: "confirmSignIn", input: ({ accessToken }) => ({ token: accessToken }) },
  addPasskey: { not: "takes the response of an authenticator" },
  renamePasskey: { not: "takes a passkey" },
  removePasskey: { not: "takes a passkey" },
  resetTwoStep: { not: "takes a colleague who signs in in two steps" },

  createApiKey: {
    once: "confirmSignIn of a newcomer",
    input: ({ accessToken }, n) => ({
      token: accessToken,
      body: { name: `Sample ${n}`, scopes: ["read"], expiresAt: null },
    }),
  },
  updateApiKey: { not: "takes the sign-in of the key's maker" },
  revokeApiKey: { not: "takes the sign-in of the key's maker" },

  getUser: { input: () => ({ query: { id: 3 } }) },
  getUserProfile: { input: () => ({ query: { id: 3 } }) },
  addUser: { input: (_, n) => ({ body: person(n) }) },
  updateUser: { input: (_, n) => ({ body: { user: { id: 3, company: `Company ${n}` } } }) },
  updateUsers: { input: () => ({ body: { userIds: [4, 5], dataToUpdate: { status: "active" } } }) },
  updateUserDetails: { input: (_, n) => ({ body: { details: { id: 3, city: `City ${n}` } } }) },
  updateUserPermissions: {
    once: "confirmSignIn",
    input: ({ accessToken }) => ({ token: accessToken, body: { id: 5, permissions: null } }),
  },
  updateAuditSettings: {
    once: "confirmSignIn",
    input: ({ accessToken }) => ({ token: accessToken, body: { retentionDays: 365 } }),
  },
  exportUsers: { once: "confirmSignIn", input: ({ accessToken }) => ({ token: accessToken }) },
  deleteUser: { each: "addUser", input: byId(({ user }) => user.id) },
  deleteUsers: { each: "addUser", input: bodyId(({ user }) => [user.id], "userIds") },
  restoreUsers: { each: "deleteUser", input: bodyId(({ id }) => [id], "userIds") },
  inviteUser: { each: "addUser", input: bodyId(({ user }) => user.id) },
  setUserAvatar: { input: () => ({ query: { id: 3 }, upload: picture }) },
  removeUserAvatar: { input: () => ({ query: { id: 3 } }) },

  searchRecords: { input: () => ({ query: { q: "an" } }) },
  toggleBookmark: { input: () => ({ body: { id: 1 } }) },
  readNotifications: { input: () => ({ body: { all: true } }) },
  updateNotificationSettings: { input: () => ({ body: { settings: { mail: true } } }) },

  updateGeneral: { input: (_, n) => ({ body: { general: { company: `Company ${n}` } } }) },
  updateInfo: { input: (_, n) => ({ body: { info: { bio: `Bio ${n}` } } }) },
  updateSocial: { input: () => ({ body: { socialLinks: { twitter: "https://x.example/me" } } }) },
  updateConnections: { input: () => ({ body: { connections: { github: {} } } }) },
  updateNotifications: { input: () => ({ body: { notification: { followMe: true } } }) },
  updatePreferences: { input: () => ({ body: { preferences: { timeZone: "Europe/Lisbon" } } }) },
  updateTour: { input: () => ({ body: { tour: "done" } }) },
  updateSetUp: { input: () => ({ body: { setUp: "done" } }) },
  "listSignIns after another": { each: "login" },
  endSignIn: {
    each: "listSignIns after another",
    input: ({ signIns }) => ({ body: { id: signIns.find((one: Made) => !one.isCurrent).id } }),
  },
  exportArchive: { not: "is a stream that reads one file at a time" },
  exportOwnData: { once: "confirmSignIn", input: ({ accessToken }) => ({ token: accessToken }) },
  clearSamples: {
    each: "confirmSignIn of a newcomer",
    input: ({ accessToken }) => ({ token: accessToken, body: { confirm: true } }),
  },
  listUserSignInActivity: { input: () => ({ query: { id: 1 } }) },
  "listKnownDevices after a sign-in": { each: "login" },
  forgetKnownDevice: { each: "listKnownDevices after a sign-in", input: bodyId(({ devices }) => devices[0].id) },
  deleteAccount: {
    slow: true,
    each: "register",
    input: ({ accessToken }) => ({ token: accessToken, body: { password: "quite a secret 7" } }),
  },
  setOwnAvatar: { input: () => ({ upload: picture }) },
}
