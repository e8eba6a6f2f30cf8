package org.tutti.measure.harness;

import org.tutti.records.settings.RootChoice;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** Makes another rank the root before each observation of a cell, where that is requested. */
public final class RootRotation {
  /** With more ranks, a check calls the operation with so many of them as its root. */
  private static final int MAX_CHECKED = 8;

  private final boolean rotates;
  private final RootChoice choice;
  private final Control control;
  private final Message message;

  /**
   * @param control which has the root of the first observation, as has {@code message}
   */
  public RootRotation(RootChoice choice, Control control, Message message) {
    this.rotates = choice.rotates();
    this.choice = choice;
    this.control = control;
    this.message = message;
    if (rotates) {
      control.rotateRoot();
    }
  }

  public boolean rotates() {
    return rotates;
  }

  /** Prepares an observation of the cell; they are counted from 0. */
  public void observe(int observation) {
    if (rotates) {
      int root = choice.of(observation, control.processes());
      control.moveRoot(root);
      message.moveRoot(root);
    }
  }

  /**
   * Observations by which the data of the cell are checked: with each rank as the root, or with
   * some that are spread evenly, among them the first and the last.
   */
  public int[] checked() {
    int last = control.processes() - 1;
    int count = rotates ? Math.min(MAX_CHECKED, control.processes()) : 1;
    int[] checked = new int[count];
    for (int at = 1; at < count; at++) {
      checked[at] = (int) ((long) at * last / (count - 1));
    }
    return checked;
  }
}
