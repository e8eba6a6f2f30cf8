package org.tutti.records.launch;

import java.util.Locale;

/** The state of the machine while a cell was measured in a launch. */
public enum MachineState {
  /** No two processors were farther from each other than they are at other times. */
  NEAR,
  /** Some were. */
  FAR,
  /** It changed meanwhile. */
  CHANGED,
  /** The machine was not measured. */
  UNKNOWN;

  /** Whether it lasted for the whole cell. */
  public boolean isSteady() {
    return this == NEAR || this == FAR;
  }

  /** The word for it in reports and files. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
