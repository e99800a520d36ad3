/** Simulates a request that takes two seconds. */
export const twoSeconds = () => new Promise<void>((resolve) => setTimeout(resolve, 2000))
