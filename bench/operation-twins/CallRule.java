package org.tutti.bench.operationtwins;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.LongStream;

/**
 * Which recorded calls may be made again with the same arguments: those that do the same each time.
 * That holds for what MPI passes by address, requests and messages that were probed among them, and
 * not for handles of objects that a call has made.
 */
final class CallRule {
  /** What these answer decides which calls follow. */
  private static final Pattern ASKS =
      Pattern.compile(
          "MPI_(Test|Testall|Testany|Testsome|Waitany|Waitsome|Iprobe|Improbe|Parrived|Win_test"
              + "|Request_get_status)");

  /** Functions of what is made and freed: what they do each time is not the same. */
  private static final Pattern OF_OBJECTS =
      Pattern.compile(
          "MPI_((Comm|Win|File|Group|Type|Cart|Graph|Dist_graph|Intercomm|Session|Info|Open|Close"
              + "|Publish|Init|Finalize|T)_.*|.*_init|Op_.*|Request_free|Cancel)");

  /** Functions of windows and files that neither make nor free one. */
  private static final Pattern USES =
      Pattern.compile(
          "MPI_(Win_(fence|lock|lock_all|unlock|unlock_all|flush\\w*|post|start|complete|wait|sync)"
              + "|File_(i?read|i?write|seek|sync|preallocate|set_size|set_view|get_position)\\w*)");

  private static final Pattern STARTS =
      Pattern.compile(
          "MPI_(I(?!probe|mprobe)\\w+|R(put|get|accumulate|get_accumulate)|File_i\\w+)");

  private final int handleBytes;

  /**
   * @param handleBytes of a handle in memory
   */
  CallRule(int handleBytes) {
    this.handleBytes = handleBytes;
  }

  /** Why calls cannot be made again, if they cannot. */
  static Optional<String> against(List<RecordedCall> calls) {
    return calls.stream()
        .map(RecordedCall::function)
        .filter(name -> ASKS.matcher(name).matches())
        .map(name -> "what " + name + " answers decides what follows")
        .findFirst();
  }

  /** Why an observation that makes these calls cannot be followed by the same, if so. */
  static Optional<String> againstObjects(List<RecordedCall> calls) {
    return calls.stream()
        .map(RecordedCall::function)
        .filter(name -> OF_OBJECTS.matcher(name).matches() && !USES.matcher(name).matches())
        .map(name -> "an object is made or freed in each observation")
        .findFirst();
  }

  /** Whether each request that these calls start is completed by one of them where it lies. */
  boolean isClosed(List<RecordedCall> calls) {
    Set<Long> active = new HashSet<>();
    for (RecordedCall call : calls) {
      String name = call.function();
      if (STARTS.matcher(name).matches()) {
        active.add(call.lastArgument());
      } else if (name.equals("MPI_Start")) {
        active.add(call.argument(0));
      } else if (name.equals("MPI_Startall")) {
        active.addAll(addresses(call));
      } else if (name.equals("MPI_Wait") && !active.remove(call.argument(0))) {
        return false;
      } else if (name.equals("MPI_Waitall")) {
        // Requests beside the active ones were completed before, or never started.
        List<Long> waited = addresses(call);
        if (waited.stream().noneMatch(active::contains)) {
          return false;
        }
        waited.forEach(active::remove);
      }
    }
    return active.isEmpty();
  }

  private List<Long> addresses(RecordedCall call) {
    return LongStream.range(0, (int) call.argument(0))
        .mapToObj(index -> call.argument(1) + index * handleBytes)
        .toList();
  }
}
