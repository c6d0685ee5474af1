import com.ghgande.j2mod.modbus.procimg.SimpleProcessImage;
import com.ghgande.j2mod.modbus.procimg.SimpleRegister;
import com.ghgande.j2mod.modbus.slave.ModbusSlave;
import com.ghgande.j2mod.modbus.slave.ModbusSlaveFactory;
import java.util.Map;

/** A Modbus device for the examples, with two climate controllers as units; their values start at register 10. */
public class ModbusDevice {

    private static final int PORT = 5020;
    private static final int CONNECTIONS = 5;
    private static final int FIRST = 10;
    /** Target temperature, temperature, fan speed and humidity, by unit. */
    private static final Map<Integer, int[]> UNITS = Map.of(1, new int[] {200, 191, 3, 55}, 11, new int[] {210, 204, 1, 48});

    public static void main(String[] args) throws Exception {
        ModbusSlave slave = ModbusSlaveFactory.createTCPSlave(PORT, CONNECTIONS);
        UNITS.forEach((unit, values) -> {
            SimpleProcessImage image = new SimpleProcessImage(unit);
            for (int i = 0; i < FIRST; i++) {
                image.addRegister(new SimpleRegister(0));
            }
            for (int value : values) {
                image.addRegister(new SimpleRegister(value));
            }
            slave.addProcessImage(unit, image);
        });
        slave.open();
        Thread.currentThread().join();
    }
}
