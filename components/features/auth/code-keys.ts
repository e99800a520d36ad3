/** Keys of `auth.form` that the second step needs in addition to those of the first. */
export const codeKeys = [
  ...(["codeTitle", "codeText", "code", "recoveryText", "recoveryCode", "useRecovery", "useApp"] as const),
  ...(["backToPassword", "lostBoth", "login", "two_step_invalid", "rate_limited", "refused", "offline"] as const),
]
