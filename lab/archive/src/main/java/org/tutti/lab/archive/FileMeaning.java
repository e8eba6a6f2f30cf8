package org.tutti.lab.archive;

/** What the files of a campaign are. */
enum FileMeaning {
  MANIFEST("manifest.json", "What was decided before the first launch: plan, design, and seed"),
  JOURNAL("journal.jsonl", "What the driver did, event by event"),
  ERRORS(".*/errors.txt", "What the launcher and the ranks of an attempt wrote to standard error"),
  OUTPUT(".*/output.txt", "What the launcher and the ranks of an attempt wrote to standard output"),
  LAUNCH(".*[.]jsonl", "All observations of a launch"),
  OTHER(".*", "A file of a campaign");

  private final String pattern;
  private final String words;

  FileMeaning(String pattern, String words) {
    this.pattern = pattern;
    this.words = words;
  }

  /** The meaning of a file, by its path in the directory of the campaign. */
  static String of(String name) {
    for (FileMeaning meaning : values()) {
      if (name.matches(meaning.pattern)) {
        return meaning.words;
      }
    }
    throw new IllegalStateException("the last pattern matches everything");
  }
}
