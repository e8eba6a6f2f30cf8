package org.tutti.rank.disturbance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.records.launch.MachineLoad;
import org.tutti.records.launch.RankActivity;

class KernelCountersTest {
  @TempDir Path root;

  private void file(String name, String content) throws IOException {
    Path file = root.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, content);
  }

  private void kernel() throws IOException {
    file(
        "proc/stat",
        "cpu  99 99 99 99 99 99 99 99 99 99\n"
            + "cpu0 1 2 3 1000 500 4 5 6 0 0\n"
            + "cpu1 10 0 0 1000 0 0 0 60 10 0\n"
            + "cpu2 7777 0 0 0 0 0 0 0 0 0\n"
            + "intr 5 6\nctxt 1\nprocs_running 4\nprocs_blocked 0\n");
    file("proc/self/stat", "77 (a b) c) S 1 77 1 0 -1 0 9 0 0 0 12 13 0 0 20 0 1 0 5");
    file(
        "proc/thread-self/status",
        "Name:\tx\nCpus_allowed_list:\t0-1\nvoluntary_ctxt_switches:\t8\n"
            + "nonvoluntary_ctxt_switches:\t9\n");
    file("proc/thread-self/sched", "x (1)\nse.nr_migrations                :          3\n");
    file("proc/thread-self/schedstat", "111 222 3\n");
  }

  @Test
  void readsWhatTheKernelCountsOfTheAllowedProcessors() throws IOException {
    kernel();
    RankActivity read = new KernelCounters(root, OptionalLong::empty).read();
    assertThat(read.busyNanos()).isEqualTo(16 * 10_000_000L);
    assertThat(read.stolenNanos()).isEqualTo(66 * 10_000_000L);
    assertThat(read.ownNanos()).isEqualTo(25 * 10_000_000L);
    assertThat(read.waitedNanos()).isEqualTo(222);
    assertThat(read.preemptions()).isEqualTo(9);
    assertThat(read.migrations()).isEqualTo(3);
  }

  /** Kernels without CONFIG_SCHED_DEBUG have no such file. */
  @Test
  void migrationsComeFromACounterWhereThereIsOne() throws IOException {
    kernel();
    assertThat(new KernelCounters(root, () -> OptionalLong.of(8)).read().migrations()).isEqualTo(8);
  }

  @Test
  void aKernelThatDoesNotTellIsNoError() {
    assertThat(new KernelCounters(root, OptionalLong::empty).read()).isEqualTo(RankActivity.NONE);
    assertThat(HostCounters.read(root)).isEqualTo(new HostCounters(0, 0, 0, 0));
  }

  @Test
  void readsThatOfTheHost() throws IOException {
    kernel();
    file("proc/pressure/cpu", "some avg10=0.00 avg60=5.31 avg300=23.52 total=5\nfull total=7\n");
    file("sys/fs/cgroup/cpu/cpu.stat", "nr_periods 1\nnr_throttled 2\nthrottled_time 3\n");
    file("sys/devices/system/cpu/cpu0/thermal_throttle/core_throttle_count", "4\n");
    file("sys/devices/system/cpu/cpu1/thermal_throttle/core_throttle_count", "5\n");
    file("sys/devices/system/cpu/cpu0/thermal_throttle/package_throttle_count", "20\n");
    file("sys/devices/system/cpu/cpu1/thermal_throttle/package_throttle_count", "20\n");
    file("sys/devices/system/cpu/cpu2/thermal_throttle/package_throttle_count", "300\n");
    file("sys/devices/system/cpu/cpu2/topology/physical_package_id", "1\n");
    assertThat(HostCounters.read(root)).isEqualTo(new HostCounters(4, 5_000, 3, 329));
  }

  /** A batch system gives each job a group, and the quota may be that of one around it. */
  @Test
  void throttlingIsThatOfTheOwnControlGroupOrOneAroundIt() throws IOException {
    file("proc/self/cgroup", "0::/slurm/job_7/step_0\n");
    file("sys/fs/cgroup/slurm/job_7/step_0/cpu.stat", "usage_usec 9\nthrottled_usec 1\n");
    file("sys/fs/cgroup/slurm/job_7/cpu.stat", "usage_usec 9\nthrottled_usec 8\n");
    file("sys/fs/cgroup/other/cpu.stat", "throttled_usec 1000\n");
    assertThat(HostCounters.read(root).throttledNanos()).isEqualTo(9_000);
  }

  @Test
  void aMeterAddsUpAndStopsBeforeItCostsTooMuch() throws IOException {
    kernel();
    ActivityMeter meter = new ActivityMeter(new KernelCounters(root, OptionalLong::empty));
    meter.begin();
    file("proc/thread-self/schedstat", "111 232 3\n");
    meter.end();
    assertThat(meter.sum().waitedNanos()).isEqualTo(10);
    for (int portion = 0; portion < 1_000; portion++) {
      meter.begin();
      meter.end();
    }
    long observed = meter.sum().nanos();
    meter.begin();
    meter.end();
    assertThat(meter.sum().nanos()).isEqualTo(observed);
  }

  @Test
  void aLongFileIsReadToItsEnd() throws IOException {
    file("long", "x".repeat(10_000) + "\nlast 7\n");
    assertThat(KernelText.numberAfter(KernelText.of(root.resolve("long")).read(), "last"))
        .isEqualTo(7);
  }

  @Test
  void textsAreReadBack() {
    RankActivity activity = new RankActivity(1, 2, 3, 4, 5, 6, 7);
    MachineLoad load = new MachineLoad(1, 2, 3, 4, 5);
    assertThat(ActivityText.decodeActivity(ActivityText.encode(activity))).isEqualTo(activity);
    assertThat(ActivityText.decodeLoad(ActivityText.encode(load))).isEqualTo(load);
  }
}
