/** Days that one request can ask for: a month with the weeks around it, and an agenda. */
export const maxDays = 100
