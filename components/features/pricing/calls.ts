/** The calls of this noun by method and path; a test holds that these are the contracts' own. */
export const calls = {
  getSubscription: { method: "GET", path: "/pricing/subscription" },
  changePlan: { method: "POST", path: "/pricing/change-plan" },
  startTrial: { method: "POST", path: "/pricing/start-trial" },
} as const
