package org.tutti.figures.picture;

/** What a reader can choose of some pictures. */
public enum PictureChoice {
  /** Which figure of each launch is shown. */
  FIGURE("--figure", "does not show one figure of each launch"),
  /** {@link PictureOptions#scaling()}. */
  SCALING("--scaling", "has no bounds");

  private final String option;
  private final String lack;

  PictureChoice(String option, String lack) {
    this.option = option;
    this.lack = lack;
  }

  /** The option of the command line. */
  public String option() {
    return option;
  }

  /** What a picture lacks of which this cannot be chosen. */
  public String lack() {
    return lack;
  }
}
