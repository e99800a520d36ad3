/** Keys of `auth.form` that the second step needs besides those of the form before it. */
export const codeKeys = [
  ...(["codeTitle", "codeText", "code", "recoveryText", "recoveryCode", "useRecovery", "useApp"] as const),
  ...(["backToPassword", "lostBoth", "login", "two_step_invalid", "rate_limited", "refused", "offline"] as const),
]
