package org.tutti.lab.tune;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The files that make a library use what was verified. */
public final class LibraryFiles {
  private final TunableLibrary library;
  private final List<Choice> choices;

  LibraryFiles(TunableLibrary library, List<Choice> choices) {
    this.library = library;
    this.choices = List.copyOf(choices);
  }

  /** The endings that are appended to a file's name for further files that may be written. */
  public static List<String> endings() {
    return List.of(OpenMpiTuning.HAN_ENDING);
  }

  /** The texts of the files, by their ending; that of the first one is empty. */
  public Map<String, String> texts() {
    return library.files(choices);
  }

  /**
   * How users make the library read the files.
   *
   * @param file the first one
   */
  public String usage(Path file) {
    return library.usage(choices, file);
  }
}
