/** What the nouns' sample data needs to know of the workspace it goes into. */
export interface SeedContext {
  /** The moment of seeding: every time in the sample data is relative to it. */
  now: Date
  /** Who can sign in from the first day. */
  founderIds: number[]
  /** The person with an e-mail address; the first founder for who is not in this workspace, such as the demo accounts. */
  idOf(email: string): number
}

/** A moment some hours before another. */
export const hoursBefore = (moment: Date, hours: number) => new Date(moment.getTime() - hours * 3_600_000)
