/** The id of a demo on its page. The prefix keeps it apart from the ids of the shell, such as `content` and `menu`. */
export const demoAnchor = (demo: string) => `demo-${demo}`

/** The id of the table of properties. */
export const propsAnchor = "properties"
