/** The calls of two-step sign-in: method and path alone, so that no schema comes along. */
const post = (path: string) => ({ method: "POST", path: `/account-setting/${path}` }) as const

export const calls = {
  getTwoStep: { method: "GET", path: "/account-setting/two-step" } as const,
  beginTwoStep: post("begin-two-step"),
  confirmTwoStep: post("confirm-two-step"),
  renewRecoveryCodes: post("renew-recovery-codes"),
  switchOffTwoStep: post("switch-off-two-step"),
  resetTwoStep: { method: "POST", path: "/apps/users/reset-two-step" } as const,
}
