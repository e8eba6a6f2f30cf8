package org.tutti.campaign.tune;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** An MPI library whose choice of algorithms a file can change. */
interface TunableLibrary {
  /** Whether the file can choose another algorithm for each size. */
  boolean choosesBySize();

  /** The operations for which it offers a choice, such as {@code MPI_Allreduce}, sorted. */
  List<String> operations();

  /** The algorithms of one of these operations, without the default. */
  List<Algorithm> algorithms(String operation);

  /** The same algorithm with segments of these sizes; none if the operation has no segments. */
  List<Algorithm> segmented(String operation, Algorithm algorithm, List<Long> segments);

  /** The text of a file that makes the library use these choices, and nothing else. */
  String file(List<Choice> choices);

  /** The levels of factors that make a launch use such a file. */
  Map<String, String> levels(List<Choice> choices, Path file);

  /** How users make the library read the file, as a command or its options. */
  String usage(Path file);
}
