package org.tutti.records.settings;

/** What a setting is about, and so who asks for it. */
public enum SettingScope {
  /** How cells are measured: annotations may say it as well, and each rank gets it. */
  RANK,

  /** How a launch is started; the manifest has it, and factors may vary it. */
  LAUNCH,

  /** When a campaign has how many launches, and where its results go. */
  CAMPAIGN,

  /** How the driver runs launches, which does not affect what they measure. */
  DRIVER
}
