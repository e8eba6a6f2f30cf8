package org.tutti.lab.tune;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** An MPI library whose choice of algorithms files can change. */
interface TunableLibrary {
  /** Whether the files can choose another algorithm for each size. */
  boolean choosesBySize();

  /** The operations for which it offers a choice, such as {@code MPI_Allreduce}, sorted. */
  List<String> operations();

  /** The algorithms of one of these operations, without the default. */
  List<Algorithm> algorithms(String operation);

  /** The same algorithm with segments of these sizes; none if the operation has no segments. */
  List<Algorithm> segmented(String operation, Algorithm algorithm, List<Long> segments);

  /**
   * The texts of files that make the library use these choices, and nothing else, by what is
   * appended to the name of the first one.
   */
  Map<String, String> files(List<Choice> choices);

  /** The levels of factors that make a launch use such files, of which this is the first. */
  Map<String, String> levels(List<Choice> choices, Path file);

  /** How users make the library read the files, as a command or its options. */
  String usage(List<Choice> choices, Path file);
}
