package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Two hosts or more that are namespaces of this machine; see {@code hosts.sh}, {@code
 * ssh-hosts.sh}, and {@code slurm-hosts.sh}.
 */
final class TwoHosts {
  private TwoHosts() {}

  /** A driver next to them, or one that the starter starts, such as {@code remote-shell h1}. */
  static Tutti tutti(Path directory, String... starter) throws URISyntaxException {
    String unshare = "unshare --map-root-user --net --mount --uts bash " + file("hosts.sh");
    return Tutti.under(directory, Tutti.words(unshare, starter))
        .with("OMPI_MCA_btl", "tcp,self")
        .with("OMPI_MCA_pml", "ob1")
        .with("OMPI_MCA_btl_tcp_if_include", "10.77.0.0/24")
        .with("OMPI_MCA_oob_tcp_if_include", "10.77.0.0/24")
        .with("UCX_TLS", "tcp,self")
        .with("UCX_NET_DEVICES", "eth0");
  }

  /**
   * A driver next to more of them, {@code h1} to {@code hN}. Open MPI takes each for a machine of
   * its own, so that it has to be told that ranks share processors: one that polls would keep the
   * others waiting for milliseconds at a time.
   */
  static Tutti several(Path directory, int number, String... starter) throws URISyntaxException {
    return tutti(directory, starter)
        .with("HOSTS", Integer.toString(number))
        .with("OMPI_MCA_mpi_yield_when_idle", "1");
  }

  /** A driver next to them, or one that the starter starts, of a user whom they let in by ssh. */
  static Tutti ssh(Path directory, String... starter) throws URISyntaxException {
    return tutti(directory, Tutti.words("bash " + file("ssh-hosts.sh"), starter));
  }

  /**
   * A driver next to them, of a user to whom they are the nodes of a cluster; or one that the
   * starter starts, such as {@code salloc -n 2}.
   */
  static Tutti slurm(Path directory, String... starter) throws URISyntaxException {
    return tutti(directory, Tutti.words("bash " + file("slurm-hosts.sh"), starter));
  }

  private static Path file(String script) throws URISyntaxException {
    return Path.of(TwoHosts.class.getResource(script).toURI());
  }

  /** A driver on one of the hosts that another driver has made in this directory. */
  static Tutti on(Path directory, String host) throws IOException {
    String process = Files.readString(directory.resolve(host + ".pid")).strip();
    String enter = "nsenter --user --preserve-credentials --net --uts --target ";
    return Tutti.under(directory, Tutti.words(enter + process));
  }

  /** Ends a driver as Ctrl-C and batch systems do, and waits. */
  static void interrupt(Process driver) throws InterruptedException {
    driver.descendants().filter(TwoHosts::isDriver).forEach(ProcessHandle::destroy);
    assertThat(driver.waitFor(100, TimeUnit.SECONDS)).isTrue();
  }

  private static boolean isDriver(ProcessHandle process) {
    return process.info().arguments().filter(all -> List.of(all).contains("run")).isPresent();
  }

  /** Options for one rank on each of them. */
  static String hosts(String launcher) {
    return hosts(launcher, 1);
  }

  /** Options for a number of ranks on each of them. */
  static String hosts(String launcher, int ranks) {
    return hosts(launcher, "h1:%d,h2:%d".formatted(ranks, ranks));
  }

  /** Options for ranks on hosts. */
  static String hosts(String launcher, String list) {
    String options = " --launcher %s --bind-to none --hosts %s ".formatted(launcher, list);
    return launcher.equals("mpich")
        ? options + "--launcher-option=-iface --launcher-option=eth0 "
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

  /**
   * A Java command on whose account Tutti takes {@code h1} and {@code h2} for two hosts: namespaces
   * of one kernel are one host to it, so the second one tells of another boot.
   *
   * @param before what the second host does first, in the shell
   */
  static Path javaOfAnotherBoot(Path directory, String before) throws IOException {
    Path boot = Files.writeString(directory.resolve("boot"), "another boot\n");
    Path java = directory.resolve("java");
    Files.writeString(
        java,
        """
        #!/bin/sh
        [ "$(hostname)" != h2 ] || {
          %s
          exec unshare --mount sh -c \
            'mount --bind "$0" /proc/sys/kernel/random/boot_id && exec "$@"' %s %s "$@"
        }
        exec %s "$@"
        """
            .formatted(before, boot, Tutti.JAVA, Tutti.JAVA));
    assertThat(java.toFile().setExecutable(true)).isTrue();
    return java;
  }

  /** Runs a script that {@code hosts.sh} has written. */
  static int script(Path directory, String... command) throws Exception {
    command[0] = directory.resolve(command[0]).toString();
    return new ProcessBuilder(command).inheritIO().start().waitFor();
  }
}
