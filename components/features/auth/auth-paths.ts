/** Paths of the sign-in screens, which link to each other. */
export interface AuthPaths {
  login: string
  register: string
  forgot: string
  reset: string
}

export const authPaths: AuthPaths = {
  login: "/login",
  register: "/register",
  forgot: "/forgot-password",
  reset: "/reset-password",
}

/** Paths of the same screens in one design: v1 is a centred card, v2 has the drawing beside the form. */
export const pathsOf = (design: "v1" | "v2"): AuthPaths => ({
  login: `/pages/login-${design}`,
  register: `/pages/register-${design}`,
  forgot: `/pages/forgot-password-${design}`,
  reset: `/pages/reset-password-${design}`,
})
