package org.tutti.examples.endtoend;

import java.net.URISyntaxException;
import java.nio.file.Path;

/** Two hosts that are namespaces of this machine; see {@code two-hosts.sh}. */
final class TwoHosts {
  private TwoHosts() {}

  /** A driver next to them, or one that the starter starts, such as {@code remote-shell h1}. */
  static Tutti tutti(Path directory, String... starter) throws URISyntaxException {
    Path hosts = Path.of(TwoHosts.class.getResource("two-hosts.sh").toURI());
    String unshare = "unshare --map-root-user --net --mount --uts bash " + hosts;
    return Tutti.under(directory, Tutti.words(unshare, starter))
        .with("OMPI_MCA_btl", "tcp,self")
        .with("OMPI_MCA_pml", "ob1")
        .with("OMPI_MCA_btl_tcp_if_include", "10.77.0.0/24")
        .with("OMPI_MCA_oob_tcp_if_include", "10.77.0.0/24")
        .with("UCX_TLS", "tcp,self")
        .with("UCX_NET_DEVICES", "eth0");
  }

  /** Options for one rank on each of them. */
  static String hosts(String launcher) {
    String options = " --launcher " + launcher + " --bind-to none --hosts h1:1,h2:1 ";
    return launcher.equals("mpich")
        ? options + "--launcher-option=-iface --launcher-option=bridge "
        : options;
  }

  /** A campaign of two ranks in the directory {@code r}. */
  static String[] arguments(Path directory, String options, String benchmarks) {
    String line =
        "run -np 2 --results r --no-jvm-cache "
            + options
            + " --remote-shell "
            + directory.resolve("remote-shell")
            + " "
            + benchmarks;
    return Tutti.words(line.replaceAll(" +", " "));
  }

  /** Runs a script that {@code two-hosts.sh} has written. */
  static int script(Path directory, String... command) throws Exception {
    command[0] = directory.resolve(command[0]).toString();
    return new ProcessBuilder(command).inheritIO().start().waitFor();
  }
}
