package org.tutti.rank.environment;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.host.KernelFile;

/**
 * What carries the messages of a rank, for each class of pairs. A library falls back to another
 * transport when the one that it prefers is not to be had, such as shared memory in a small {@code
 * /dev/shm}, and the only trace in a result would be that everything takes ten times as long.
 *
 * <p>Libraries do not tell in a common way. The files that a process has mapped after it exchanged
 * messages do: Open MPI loads a shared object for each component and unloads those that it does not
 * use, and both libraries map the segments of the other ranks of a host.
 *
 * @param sameHost for messages to ranks of the same host, such as {@code ob1, vader}
 * @param otherHosts for messages to ranks of other hosts, such as {@code ob1, tcp}
 */
public record TransportFacts(String sameHost, String otherHosts) {
  /**
   * No transports, for a provider that needs none and for a library whose process shows nothing.
   */
  public static final TransportFacts NONE = new TransportFacts("", "");

  private static final String SELF = "self";
  private static final String TCP = "tcp";

  /** The file of a component is this, its kind, its name, and the suffix. */
  private static final String COMPONENT = "/mca_";

  private static final String OF_COMPONENT = ".so";

  /** A segment of Open MPI ends with the number of the rank to which it belongs. */
  private static final String SEGMENT = "_segment.";

  /**
   * Components that carry messages within a host. Version 4 has two of one origin: {@code sm} is
   * only another name for {@code vader} there.
   */
  private static final List<String> WITHIN_HOST = List.of("vader", "sm");

  /** The segments of UCX, and the memory of System V that it maps for the same purpose. */
  private static final SortedMap<String, String> UCX_MEMORY =
      new TreeMap<>(
          Map.of("posix", "/dev/shm/ucx_shm_posix", "sysv", "/SYSV", "xpmem", "/dev/xpmem"));

  /**
   * Those of this rank, after its first messages.
   *
   * @param library that this rank has loaded
   */
  public static TransportFacts of(LibraryInfo library) {
    if (library.provider() != ProviderKind.NATIVE) {
      return NONE;
    }
    return of(library, KernelFile.text(Path.of("/proc/self/maps")).orElse(""));
  }

  /**
   * @param maps content of {@code /proc/PID/maps}
   */
  static TransportFacts of(LibraryInfo library, String maps) {
    if (library.version().startsWith("Open MPI")) {
      return ofOpenMpi(maps);
    }
    int device = library.version().indexOf("ch4:ucx");
    return device >= 0 || maps.contains("/libucp.so") ? ofUcx("ucx", maps) : NONE;
  }

  private static TransportFacts ofOpenMpi(String maps) {
    TreeSet<String> messages = new TreeSet<>();
    TreeSet<String> bytes = new TreeSet<>();
    TreeSet<String> matching = new TreeSet<>();
    for (String line : lines(maps)) {
      int suffix = line.lastIndexOf(OF_COMPONENT);
      add(line, COMPONENT + "pml_", suffix, messages);
      add(line, COMPONENT + "btl_", suffix, bytes);
      add(line, COMPONENT + "mtl_", suffix, matching);
    }
    if (messages.contains("ucx")) {
      return ofUcx("pml ucx", maps);
    }
    if (messages.contains("cm")) {
      String all = "cm, " + String.join(", ", matching);
      return new TransportFacts(all, all);
    }
    if (messages.isEmpty()) {
      return NONE; // a library in one piece
    }
    TreeSet<String> network = new TreeSet<>(bytes);
    network.removeAll(WITHIN_HOST);
    network.remove(SELF);
    String begin = String.join(", ", messages) + ", ";
    String remote = begin + String.join(", ", network);
    TreeSet<String> segments = new TreeSet<>();
    for (String line : lines(maps)) {
      for (String one : WITHIN_HOST) {
        int at = line.indexOf("/" + one + SEGMENT);
        if (at >= 0) {
          segments.add(line.substring(at + 1));
        }
      }
    }
    // One of them is this rank's own.
    boolean shared = segments.size() > 1;
    String kind = shared ? segments.first().substring(0, segments.first().indexOf('_')) : "";
    return new TransportFacts(shared ? begin + kind : remote, remote);
  }

  private static String[] lines(String maps) {
    return maps.split("\n"); // of one character, which needs no pattern
  }

  private static void add(String line, String prefix, int end, Set<String> names) {
    int begin = line.indexOf(prefix);
    if (begin >= 0 && end > begin) {
      names.add(line.substring(begin + prefix.length(), end));
    }
  }

  private static TransportFacts ofUcx(String begin, String maps) {
    List<String> memory = new ArrayList<>();
    for (Map.Entry<String, String> kind : UCX_MEMORY.entrySet()) {
      if (maps.contains(kind.getValue())) {
        memory.add(kind.getKey());
      }
    }
    String network = begin + ", " + (maps.contains("/dev/infiniband/uverbs") ? "verbs" : TCP);
    return new TransportFacts(
        memory.isEmpty() ? network : begin + ", " + String.join(", ", memory), network);
  }
}
