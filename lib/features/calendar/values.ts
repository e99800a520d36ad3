/** The five calendars of spec section 3, in their exact spelling. */
export const calendars = ["Business", "Holiday", "Personal", "Family", "ETC"] as const
export type Calendar = (typeof calendars)[number]
