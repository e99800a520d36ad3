/** Addresses of the sign-in screens, which lead to each other. */
export interface AuthPaths {
  login: string
  register: string
  forgot: string
  reset: string
}

export const livePaths: AuthPaths = {
  login: "/login",
  register: "/register",
  forgot: "/forgot-password",
  reset: "/reset-password",
}

/** The same screens in a design of one's choice: v1 is a centred card, v2 has the drawing beside the form. */
export const pathsOf = (design: "v1" | "v2"): AuthPaths => ({
  login: `/pages/login-${design}`,
  register: `/pages/register-${design}`,
  forgot: `/pages/forgot-password-${design}`,
  reset: `/pages/reset-password-${design}`,
})
