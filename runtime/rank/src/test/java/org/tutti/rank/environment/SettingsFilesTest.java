package org.tutti.rank.environment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.mpi.CallCost;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.ThreadLevels;

class SettingsFilesTest {
  private static final LibraryInfo LIBRARY = library(ProviderKind.NATIVE);

  @TempDir Path root;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "home/.openmpi/mca-params.conf",
        "home/.prte/mca-params.conf",
        "home/.pmix/mca-params.conf",
        "home/.mvapich2.conf",
        "home/ucx.conf",
        "etc/openmpi-mca-params.conf",
        "etc/openmpi/openmpi-mca-params.conf",
        "etc/openmpi/openmpi-mca-params-override.conf",
        "etc/ucx/ucx.conf",
        "opt/mpi/etc/openmpi-mca-params.conf",
        "listed/params.conf",
        "prefix/etc/openmpi-mca-params.conf",
        "ucx/ucx.conf"
      })
  void aFileOfParametersIsRecordedWithItsContent(String name) throws IOException {
    Path file = write(name, "# a comment\n\ncoll_tuned_bcast_algorithm = 1\n");
    assertThat(facts(Map.of()))
        .contains(entry("settings." + file, "coll_tuned_bcast_algorithm = 1"));
  }

  @Test
  void aLongFileIsRecordedByADigestThatItsContentChanges() throws IOException {
    String name = "home/.openmpi/mca-params.conf";
    Path file = write(name, "a = 1\n".repeat(200));
    String before = facts(Map.of()).get("settings." + file);
    assertThat(before).startsWith("1200 B, CRC-32 ");
    write(name, "a = 2\n".repeat(200));
    assertThat(facts(Map.of()).get("settings." + file)).isNotEqualTo(before);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "OMPI_MCA_coll_tuned_dynamic_rules_filename",
        "MPIR_CVAR_COLL_SELECTION_TUNING_JSON_FILE",
        "ROMIO_HINTS",
        "LD_PRELOAD",
        "JAVA_TOOL_OPTIONS"
      })
  void aFileThatAVariableNamesIsRecordedByADigest(String variable) throws IOException {
    Path file = write("named", "8 5 0 0\n");
    String value = variable.startsWith("JAVA") ? "-javaagent:" + file + "=x" : file.toString();
    String before = facts(Map.of(variable, value)).get("settings." + file);
    assertThat(before).startsWith("8 B, CRC-32 ");
    write("named", "8 6 0 0\n");
    assertThat(facts(Map.of(variable, value)).get("settings." + file)).isNotEqualTo(before);
  }

  @Test
  void aFileThatAFileNamesIsRecordedToo() throws IOException {
    Path rules = write("rules", "8 5 0 0\n");
    write("home/.openmpi/mca-params.conf", "coll_tuned_dynamic_rules_filename = " + rules);
    assertThat(facts(Map.of())).containsKey("settings." + rules);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "OMPI_MCA_coll_tuned_dynamic_rules_filename",
        "OMPI_MCA_coll_han_dynamic_rules_filename",
        "MPIR_CVAR_COLL_SELECTION_TUNING_JSON_FILE",
        "MPIR_CVAR_CH4_POSIX_COLL_SELECTION_TUNING_JSON_FILE",
        "ROMIO_HINTS"
      })
  void aFileThatDoesNotExistIsMissing(String variable) throws IOException {
    String none = root.resolve("none.conf").toString();
    assertThat(files(Map.of(variable, none)).missing(LIBRARY))
        .contains("The variable " + variable + " names the file " + none);
    Path there = write("there.conf", "");
    assertThat(files(Map.of(variable, there.toString())).missing(LIBRARY)).isEmpty();
    assertThat(files(Map.of(variable, none)).missing(library(ProviderKind.SIMULATED))).isEmpty();
  }

  @Test
  void aMissingFileThatAFileNamesIsMissing() throws IOException {
    write("home/.openmpi/mca-params.conf", "coll_tuned_dynamic_rules_filename=/none/rules");
    assertThat(files(Map.of()).missing(LIBRARY).orElseThrow())
        .startsWith("The parameter coll_tuned_dynamic_rules_filename of ")
        .endsWith(" names the file /none/rules");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "UCX_LOG_FILE",
        "MPICH_DBG_FILENAME",
        "OMPI_MCA_mca_base_param_files",
        "SLURM_X_FILE"
      })
  void aFileThatIsWrittenNeedNotExist(String variable) {
    assertThat(files(Map.of(variable, "/none/such")).missing(LIBRARY)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "OMPI_MCA_coll_tuned_use_dynamic_rules, true, true",
    "TUTTI_UNRECORDED, 'A,OMPI_MCA_coll_tuned_use_dynamic_rules', true",
    "OMPI_MCA_mca_base_param_file_prefix, tuning, true",
    "OMPI_MCA_coll_tuned_bcast_algorithm, 1, false",
  })
  void aVariableOrAFileThatItNamesMaySetAParameter(String name, String value, boolean may) {
    assertThat(files(Map.of(name, value)).maySet(LIBRARY, "coll_tuned_use_dynamic_rules"))
        .isEqualTo(may);
  }

  @ParameterizedTest
  @ValueSource(strings = {"home/.openmpi/mca-params.conf", "listed/params.conf"})
  void aFileOfParametersMaySetAParameter(String name) throws IOException {
    write(name, "coll_tuned_use_dynamic_rules = 1\n");
    assertThat(files(Map.of()).maySet(LIBRARY, "coll_tuned_use_dynamic_rules")).isTrue();
    assertThat(files(Map.of()).maySet(LIBRARY, "coll_tuned_priority")).isFalse();
  }

  private Map<String, String> facts(Map<String, String> variables) {
    return files(variables).facts(LIBRARY);
  }

  private SettingsFiles files(Map<String, String> variables) {
    Map<String, String> all =
        new TreeMap<>(
            Map.of(
                "OMPI_MCA_mca_base_param_files", root.resolve("listed/params.conf").toString(),
                "OPAL_PREFIX", root.resolve("prefix").toString(),
                "UCX_CONFIG_DIR", root.resolve("ucx").toString()));
    all.putAll(variables);
    return new SettingsFiles(all, root.resolve("home"), root);
  }

  private Path write(String name, String text) throws IOException {
    Path file = root.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private static LibraryInfo library(ProviderKind provider) {
    return new LibraryInfo(
        provider,
        "Sample MPI",
        "1",
        "/opt/mpi/lib/libmpi.so",
        "none",
        CallCost.NONE,
        ThreadLevels.SINGLE);
  }
}
