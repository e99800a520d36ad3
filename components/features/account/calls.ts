/** The calls of the account's screens: method and path alone, so that no schema comes along. */
const post = (path: string) => ({ method: "POST", path: `/account-setting/${path}` }) as const

export const calls = {
  getConfirmation: { method: "GET", path: "/account-setting/confirm" } as const,
  confirmSignIn: post("confirm"),
  getAddressChange: { method: "GET", path: "/account-setting/address-change" } as const,
  resendAddressChange: post("resend-address-change"),
  cancelAddressChange: post("cancel-address-change"),
  updateGeneral: post("update-general"),
  setAvatar: post("avatar"),
  removeAvatar: { method: "DELETE", path: "/account-setting/avatar" } as const,
  changePassword: post("change-password"),
  updateInfo: post("update-info"),
  updateSocial: post("update-social"),
  updateConnections: post("update-connections"),
  updateNotifications: post("update-notifications"),
  listSignIns: { method: "GET", path: "/account-setting/sign-ins" } as const,
  endSignIn: post("end-sign-in"),
  updatePreferences: post("update-preferences"),
  exportArchive: { method: "GET", path: "/account-setting/export-archive" } as const,
  clearSamples: post("clear-samples"),
  deleteAccount: post("delete-account"),
  updateBell: { method: "POST", path: "/notifications/update-settings" } as const,
}
