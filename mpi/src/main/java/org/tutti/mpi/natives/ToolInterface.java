package org.tutti.mpi.natives;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.mpi.control.ControlVariable;
import org.tutti.mpi.control.ControlVariables;
import org.tutti.mpi.natives.linker.CStrings;

/** The control variables of the library that this process has bound. */
final class ToolInterface implements ControlVariables {
  private static final int VALUE_SLACK = 64;

  private final ControlVariableMemory memory = new ControlVariableMemory();

  private ToolInterface() {}

  /**
   * @param level the thread level of the session: Open MPI takes over the one of the last call
   */
  static ToolInterface open(MpiThreadLevel level) {
    ToolFunctions.INIT_THREAD.call(
        LibraryBinding.constant(level.constant()), OutParameters.address());
    return new ToolInterface();
  }

  @Override
  public List<String> names() {
    ToolFunctions.CVAR_GET_NUM.call(memory.count());
    int number = memory.countValue();
    TreeSet<String> names = new TreeSet<>();
    for (int index = 0; index < number; index++) {
      if (info(index) == 0) {
        names.add(memory.textValue());
      }
    }
    return List.copyOf(names);
  }

  @Override
  public Optional<ControlVariable> find(String name) {
    ByteBuffer text = CStrings.encode(name);
    int code = ToolFunctions.CVAR_GET_INDEX.code(LibraryBinding.addressOf(text), memory.count());
    Reference.reachabilityFence(text);
    int index = code == 0 ? memory.countValue() : -1;
    // A library may have withdrawn a variable; its index then remains, without a name.
    return index < 0 || info(index) != 0 ? Optional.empty() : Optional.of(read(name, index));
  }

  @Override
  public SortedMap<String, String> values() {
    ToolFunctions.CVAR_GET_NUM.call(memory.count());
    int number = memory.countValue();
    TreeMap<String, String> values = new TreeMap<>();
    for (int index = 0; index < number; index++) {
      Optional<ControlVariableType> type =
          info(index) == 0 ? ControlVariableType.of(memory.datatypeValue()) : Optional.empty();
      String name = memory.textValue();
      if (type.isPresent() && !name.isEmpty()) {
        readable(index, type.get()).ifPresent(value -> values.put(name, value));
      }
    }
    return values;
  }

  @Override
  public void close() {
    if (!LibraryDefects.forgetsVariables()) {
      ToolFunctions.FINALIZE.call();
    }
  }

  /** MPI's error code. */
  private int info(int index) {
    memory.clear();
    return ToolFunctions.CVAR_GET_INFO.code(
        index,
        memory.text(),
        memory.textLength(),
        memory.unused(),
        memory.datatype(),
        memory.enumeration(),
        memory.description(),
        memory.descriptionLength(),
        memory.unused(),
        memory.unused(),
        NativeFunction.UNREAD,
        NativeFunction.UNREAD);
  }

  private ControlVariable read(String name, int index) {
    int code = info(index);
    if (code != 0) {
      throw MpiErrors.exception(ToolFunctions.CVAR_GET_INFO.name(), code);
    }
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
    return readable(index, type)
        .orElseThrow(
            () -> new IllegalStateException("the control variable " + index + " cannot be read"));
  }

  /** The value; empty if it belongs to an object, or to a component that has been closed. */
  private Optional<String> readable(int index, ControlVariableType type) {
    if (ToolFunctions.CVAR_HANDLE_ALLOC.code(index, 0, memory.handle(), memory.count()) != 0) {
      return Optional.empty();
    }
    int count = memory.countValue();
    ByteBuffer value =
        ByteBuffer.allocateDirect(count * Long.BYTES + VALUE_SLACK).order(ByteOrder.nativeOrder());
    int code = ToolFunctions.CVAR_READ.code(memory.handleValue(), LibraryBinding.addressOf(value));
    ToolFunctions.CVAR_HANDLE_FREE.call(memory.handle());
    return code == 0 ? Optional.of(type.value(value, count)) : Optional.empty();
  }

  /** Changes a variable that the library has, and whose values are integers. */
  void write(String name, int value) {
    ByteBuffer text = CStrings.encode(name);
    ToolFunctions.CVAR_GET_INDEX.call(LibraryBinding.addressOf(text), memory.count());
    Reference.reachabilityFence(text);
    ToolFunctions.CVAR_HANDLE_ALLOC.call(memory.countValue(), 0, memory.handle(), memory.count());
    ByteBuffer number = ByteBuffer.allocateDirect(Long.BYTES).order(ByteOrder.nativeOrder());
    number.putInt(0, value);
    ToolFunctions.CVAR_WRITE.call(memory.handleValue(), LibraryBinding.addressOf(number));
    Reference.reachabilityFence(number);
    ToolFunctions.CVAR_HANDLE_FREE.call(memory.handle());
  }

  private Map<String, Long> items(long enumeration) {
    memory.clear();
    ToolFunctions.ENUM_GET_INFO.call(
        enumeration, memory.count(), memory.text(), memory.textLength());
    int number = memory.countValue();
    Map<String, Long> items = new LinkedHashMap<>();
    for (int index = 0; index < number; index++) {
      memory.clear();
      ToolFunctions.ENUM_GET_ITEM.call(
          enumeration, index, memory.count(), memory.text(), memory.textLength());
      items.put(memory.textValue(), (long) memory.countValue());
    }
    return items;
  }
}
