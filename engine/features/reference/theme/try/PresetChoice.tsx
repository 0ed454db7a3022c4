import { useEffect, useState } from 'react'
import { loadPresets } from '../../client/try-it'
import type { TryPreset, TrySample } from '../../try/try-it'
import { OWN_SAMPLE, PRESETS_LABEL } from './use-run'

interface PresetChoiceProps {
  address: string
  sample: TrySample
  /** Label of the preset; empty for the page's own sample. */
  chosen: string
  choose(preset: TryPreset): void
}

/** A choice of samples to start with. Hidden if they cannot be loaded, since the editor works without them. */
export function PresetChoice({ address, sample, chosen, choose }: PresetChoiceProps) {
  const [presets, setPresets] = useState<TryPreset[]>([])
  useEffect(() => {
    loadPresets(address, sample).then(setPresets, () => undefined)
  }, [address, sample])
  const others = presets.filter(({ code }) => code !== sample.code)
  if (others.length === 0) return null
  const all = [{ label: '', code: sample.code }, ...others]
  return (
    <label>
      {PRESETS_LABEL}{' '}
      <select
        value={chosen}
        onChange={({ currentTarget }) => {
          const preset = all[currentTarget.selectedIndex]
          if (preset) choose(preset)
        }}
      >
        {all.map(({ label }) => (
          <option key={label} value={label}>
            {label || OWN_SAMPLE}
          </option>
        ))}
      </select>
    </label>
  )
}
