package org.tutti.cli.gate;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.ServiceLoader;
import org.tutti.analysis.JudgedFigure;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Directories that are no campaigns, which another module measures, and which the commands {@code
 * gate} and {@code history} compare with each other. {@link ServiceLoader} finds the kind, a class
 * with a public constructor, wherever it is on the class path.
 */
public interface ComparedKind {
  /**
   * Whether these directories are of this kind.
   *
   * @throws org.tutti.diagnostics.TuttiException if some are and others are not
   */
  boolean isOf(List<Path> directories);

  /**
   * Judges a directory by earlier ones, and prints the reasons.
   *
   * @param baselines the earlier ones
   * @param limit largest slowdown that passes, such as 1.03; empty for that of the judged one
   * @param figure of the observations; empty for that with which each was made
   * @param allowDifferent whether to compare what was measured in different ways
   * @return the exit status
   * @throws org.tutti.diagnostics.TuttiException if the options or the directories do not fit
   */
  int gate(
      List<Path> baselines,
      Path head,
      OptionalDouble limit,
      Optional<JudgedFigure> figure,
      boolean allowDifferent,
      CommandSpec spec);

  /**
   * Prints since when what is slow.
   *
   * @param figure as in {@link #gate}
   * @param figures directory for pictures, if they are asked for
   * @param allowDifferent as in {@link #gate}
   * @throws org.tutti.diagnostics.TuttiException if the options or the directories do not fit
   */
  void history(
      List<Path> directories,
      Optional<JudgedFigure> figure,
      Optional<Path> figures,
      boolean allowDifferent,
      CommandSpec spec);

  /** The kind of these directories; empty for campaigns. */
  static Optional<ComparedKind> of(List<Path> directories) {
    return ServiceLoader.load(ComparedKind.class, ComparedKind.class.getClassLoader()).stream()
        .map(ServiceLoader.Provider::get)
        .filter(kind -> kind.isOf(directories))
        .findFirst();
  }
}
