/** Stands for a call that takes two seconds. */
export const twoSeconds = () => new Promise<void>((resolve) => setTimeout(resolve, 2000))
