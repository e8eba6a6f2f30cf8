package org.tutti.mpi.natives;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.mpi.control.ControlVariable;
import org.tutti.mpi.control.ControlVariables;

/** The control variables of the library that this process has bound. */
final class ToolInterface implements ControlVariables {
  private static final int VALUE_SLACK = 64;

  private final ControlVariableMemory memory = new ControlVariableMemory();
  private final Map<String, Integer> indices = new TreeMap<>();

  private ToolInterface() {
    MpiErrors.check("MPI_T_cvar_get_num", ToolFunctions.count(memory.count()));
    int number = memory.countValue();
    for (int index = 0; index < number; index++) {
      // A library may have withdrawn a variable; its index then remains, without a name.
      if (ToolFunctions.info(index, memory.cleared()) == 0) {
        indices.put(memory.textValue(), index);
      }
    }
  }

  /**
   * @param level the thread level of the session: Open MPI takes over the one of the last call
   */
  static ToolInterface open(MpiThreadLevel level) {
    MpiErrors.check(
        "MPI_T_init_thread",
        ToolFunctions.initialize(
            (int) LibraryBinding.constant(level.constant()), OutParameters.address()));
    return new ToolInterface();
  }

  @Override
  public List<String> names() {
    return List.copyOf(indices.keySet());
  }

  @Override
  public Optional<ControlVariable> find(String name) {
    return Optional.ofNullable(indices.get(name)).map(index -> read(name, index));
  }

  @Override
  public void close() {
    MpiErrors.check("MPI_T_finalize", ToolFunctions.finish());
  }

  private ControlVariable read(String name, int index) {
    MpiErrors.check("MPI_T_cvar_get_info", ToolFunctions.info(index, memory.cleared()));
    ControlVariableType type =
        ControlVariableType.of(memory.datatypeValue())
            .orElseThrow(() -> new IllegalStateException(name + " has an unknown datatype"));
    long enumeration = memory.enumerationValue();
    String description = memory.descriptionValue();
    return new ControlVariable(
        name,
        type == ControlVariableType.CHAR,
        value(index, type),
        enumeration == 0 ? Map.of() : items(enumeration),
        description);
  }

  private String value(int index, ControlVariableType type) {
    MpiErrors.check(
        "MPI_T_cvar_handle_alloc", ToolFunctions.allocate(index, memory.handle(), memory.count()));
    int count = memory.countValue();
    ByteBuffer value =
        ByteBuffer.allocateDirect(count * Long.BYTES + VALUE_SLACK).order(ByteOrder.nativeOrder());
    MpiErrors.check(
        "MPI_T_cvar_read",
        ToolFunctions.read(memory.handleValue(), LibraryBinding.addressOf(value)));
    MpiErrors.check("MPI_T_cvar_handle_free", ToolFunctions.free(memory.handle()));
    return type.value(value, count);
  }

  private Map<String, Long> items(long enumeration) {
    MpiErrors.check("MPI_T_enum_get_info", ToolFunctions.enumInfo(enumeration, memory.cleared()));
    int number = memory.countValue();
    Map<String, Long> items = new LinkedHashMap<>();
    for (int index = 0; index < number; index++) {
      MpiErrors.check(
          "MPI_T_enum_get_item", ToolFunctions.enumItem(enumeration, index, memory.cleared()));
      items.put(memory.textValue(), (long) memory.countValue());
    }
    return items;
  }
}
