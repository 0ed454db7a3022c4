/** Words that hold a question together. A page need not have them. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about after all already also am an and any are as at be been before being but by can cannot could did do does doesn ' +
    'doing don each else find for from had has have happen happens how i if in instead into is isn it its just know let like ll make makes may me might my ' +
    'need no not of on one only or other our out own please s should so some still such t than that the their them then ' +
    'there these they this those to too under until up us use used uses using ve very want was way we were what when ' +
    'where whether which while who whose why will with without won would you your'
  ).split(' '),
)
