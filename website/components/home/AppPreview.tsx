import type { PictureData } from './app-data'
import { HomeIcon } from './HomeIcon'
import { Marked } from './Marked'

/** The preview of the first document, beside the results. */
export function Preview({ data: { cards, sentences } }: { data: PictureData }) {
  const [card] = cards
  const passages = sentences.filter((sentence) => sentence.includes('<b>'))
  return (
    <div className="a-drawer">
      <div className="a-drawer-head">
        <b>
          <Marked text={card?.title ?? ''} />
        </b>
        <HomeIcon name="open" />
        <HomeIcon name="close" />
      </div>
      <div className="a-drawer-bar">
        <span className="a-kind" data-kind={card?.kind}>
          {card?.kind}
        </span>
        <span>
          Match <b>1</b> of {passages.length}
        </span>
        <span className="a-step">
          <HomeIcon name="up" />
          <HomeIcon name="down" />
        </span>
      </div>
      <div className="a-page">
        {sentences.map((sentence) => (
          <p key={sentence} className={sentence === passages[0] ? 'a-passage' : undefined}>
            <Marked text={sentence} />
          </p>
        ))}
      </div>
    </div>
  )
}
